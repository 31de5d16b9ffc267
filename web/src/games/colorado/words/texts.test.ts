// What Colorado's page says, in words, and in all three languages without a hole.

import { describe, expect, test } from "vitest";
import { english } from "../../../text/testing";
import type { Event, Reason, Verdict, View } from "../../../wire/colorado";
import { viewWith } from "../testing";
import { active, now } from "./now";
import { decided, matchSentence, verdictSentence, writePoints } from "./verdict";
import { words } from "./words";

const name = (seat: number): string => ["Ann", "Bob"][seat] ?? "?";

function view(change: Partial<View> = {}): View {
  const position = "bbbbbbbb/8/8/8/8/8/w7/1wwwwwww w - -";
  return viewWith({ white: 1, black: 0, moves: ["a1a2", "a8a7"], position, ...change });
}

const REASONS: readonly Reason[] = [
  "all_home",
  "all_captured",
  "last_straggler_captured",
  "stuck",
  "repetition",
  "no_progress",
  "agreement",
  "resignation",
  "time",
  "departure",
];

describe("how it ended", () => {
  test.each(REASONS)("%s", (reason) => {
    const drawn = ["stuck", "repetition", "no_progress", "agreement"].includes(reason);
    const verdict: Verdict = { winner: drawn ? null : "white", reason };
    const sentence = verdictSentence(verdict, view(), name);
    // No rule of Colorado's speaks of these.
    const unwritten = ["resignation", "time", "departure"].includes(reason);
    if (unwritten) expect(sentence.rule).toBeNull();
    else expect(sentence.rule).toMatch(/^K\d+$/);
    expect(english(sentence)).toMatch(drawn ? /^A draw/ : /^Bob wins/);
    // Under who won it is said from one's own side, and not again who did.
    const over = view({ stage: "over", finished: [{ white: 1, verdict }] as unknown as View["finished"] });
    const sides = [[0], [1], [0, 1]].map((own) => decided(over, name, { own }));
    expect(new Set(sides.map(({ rule }) => rule))).toEqual(new Set([sentence.rule]));
    const said = sides.map((one) => english(one));
    expect(said.filter((one) => /wins|draw/i.test(one))).toEqual([]);
    if (!drawn) expect(said[0] === said[1] && said[1] === said[2]).toBe(false);
    expect(said[2]).not.toMatch(/\byour?\b/i);
  });

  test("a match's points are written in halves", () => {
    expect([0, 1, 2, 3, 8].map(writePoints)).toEqual(["0", "½", "1", "1½", "4"]);
    expect(english(matchSentence(view({ games: 2, score: [1, 3] }), name))).toBe(
      "Bob wins the match with 1½ to ½.",
    );
    expect(english(matchSentence(view({ games: 2, score: [2, 2] }), name))).toBe(
      "The match ends even, 1 each.",
    );
  });
});

describe("the one sentence", () => {
  const capture = { seat: 1, do: { move: "a1b8" } } as const;
  test.each<[string, Partial<View>, number[], RegExp]>([
    [
      "the first move",
      { moves: [], position: "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -" },
      [1],
      /^You play White: all your pawns go to row 8/,
    ],
    [
      "a game begun in the middle",
      { moves: [], position: "4b3/1w6/8/7b/4w3/8/8/8 w - -" },
      [1],
      /^Your turn\..*row 8 is home/,
    ],
    ["one's turn", {}, [1], /^Your turn\..*row 8 is home/],
    ["two at one device", {}, [0, 1], /^Bob, it is your turn/],
    [
      "a fresh arrival in reach",
      { fresh: "b8", offers: [capture] },
      [1],
      /on b8 has just arrived: capture it/,
    ],
    ["one out of reach", { fresh: "c8", offers: [capture] }, [1], /^Your turn\. A pawn/],
    ["a pass", { moves: ["a1a2", "pass"] }, [1], /^Ann has no move and passes: it is your turn again/],
    ["a draw offered to whose turn it is", { draw_offered: "black" }, [1], /^Ann offers a draw/],
    ["a draw offered by who thinks", { draw_offered: "white" }, [0], /^Bob offers a draw/],
    ["a draw one offered", { draw_offered: "black" }, [0], /^You offered a draw\. Bob/],
    ["one's own fresh arrival", { fresh: "d1" }, [0], /^Bob is thinking\. Your pawn on d1/],
    ["waiting", {}, [0], /^Bob is thinking/],
    ["watching", {}, [], /^Bob is to move, with White/],
    [
      "between games",
      { stage: { between: { ready: [false, true], until: 9 } } },
      [0],
      /The next one begins when both go on/,
    ],
    ["ready", { stage: { between: { ready: [false, true], until: 9 } } }, [1], /begins when both/],
    [
      "over",
      { stage: "over", turn: null, verdict: { winner: "black", reason: "time" } },
      [0],
      /^Ann wins: Bob ran/,
    ],
  ])("%s", (_, change, own, expected) => {
    expect(english(now(view(change), own, name))).toMatch(expected);
  });

  test("whose turn it is", () => {
    expect(active(view())).toEqual([1]);
    expect(active(view({ stage: { between: { ready: [false, true], until: 9 } } }))).toEqual([0]);
    expect(active(view({ stage: "over", turn: null }))).toEqual([]);
  });
});

describe("what happened", () => {
  test.each<[Event, string]>([
    [{ moved: { move: "a1a4", at: 0 } }, "Bob: a1–a4"],
    [{ moved: { move: "a1a8", at: 0 } }, "Bob: a1×a8, a pawn is captured"],
    [{ passed: { at: 0 } }, "Ann has no move and passes."],
    [{ draw_offered: { by: "black" } }, "Ann offers a draw."],
    [{ draw_declined: { by: "white" } }, "Bob declines the draw."],
    [{ game_ended: { verdict: { winner: null, reason: "stuck" }, at: 0 } }, "A draw: neither side can move."],
    [{ continued: { seat: 1 } }, "Bob wants to go on."],
    [{ next_game_began: { at: 0 } }, "Game 2 begins; Ann has White now."],
    [{ seat_left: { seat: 0 } }, "Ann has left; the match is over."],
    ["match_stopped", "The match ends here, as both agreed."],
  ])("%j", (told, expected) => {
    expect(english(words(told, name, view()))).toBe(expected);
  });
});
