// What Koroona's page says, in words, and in all three languages without a hole.

import { describe, expect, it } from "vitest";
import type { Sentence } from "../../../text";
import { english, said } from "../../../text/testing";
import type { Event, Rule, Ruling, SetEnd, View } from "../../../wire/koroona";
import { GAMES } from "../../../wire/lists";
import { decided, now } from "./now";
import { endIn, mainRuling, RULES, rulingSentence, spoken, wantsReading } from "./rulings";
import { SILENT, words } from "./words";

const say = (sentence: Sentence | null) => (sentence ? said(sentence) : []);

describe("the referee", () => {
  const rules = Object.keys(RULES) as Rule[];

  it.each(rules)("has words for %s, in each of its ways", (rule) => {
    for (const end of ["none", "won", "void"] as const) {
      for (const discs of [[], [1], [1, 2, 3]]) say(rulingSentence({ rule, discs }, end));
    }
    const struck = { by: 0, rulings: [{ rule }] } as unknown as Extract<Event, { struck: unknown }>["struck"];
    const told = say(words({ struck }, () => "Anna", null));
    const own = say(rulingSentence({ rule }, "none"));
    told.forEach((text, n) => {
      expect(text.endsWith(own[n] ?? "?")).toBe(true);
    });
  });

  it("says the worst, and N8 only if there is nothing else to say", () => {
    const rulings = (...given: Rule[]): Ruling[] => given.map((rule) => ({ rule }));
    const main = (...given: Rule[]) => mainRuling({ rulings: rulings(...given) } as never)?.rule;
    expect(main("N8", "N12", "N19")).toBe("N12");
    expect(main("N8")).toBe("N8");
    expect(main("N8", "N9")).toBe("N9");
    expect(main("N5", "N19")).toBe("N5");
    expect(main("N1")).toBe("N1");
    expect(spoken(rulings("N8", "N12", "N18")).map(({ rule }) => rule)).toEqual(["N12", "N18"]);
    expect(spoken(rulings("N8")).map(({ rule }) => rule)).toEqual(["N8"]);
  });

  it("says the penalty right after the first foul, and knows what wants reading", () => {
    const rulings = (...given: Rule[]): Ruling[] => given.map((rule) => ({ rule }));
    const order = spoken(rulings("N8", "N10", "N13", "N15", "N19")).map(({ rule }) => rule);
    expect(order).toEqual(["N13", "N19", "N10", "N15"]);
    const wants = (...given: Rule[]) => wantsReading({ rulings: rulings(...given) } as never);
    expect([wants("N8"), wants("N5"), wants("N1")]).toEqual([false, false, false]);
    expect([wants("N8", "N9"), wants("N5", "N19"), wants("N8", "N12", "N19")]).toEqual([true, true, true]);
  });
});

it("has words for every telling", () => {
  const ends: SetEnd[] = [
    "drawn",
    "void",
    { won: { by: "red", why: "cleared" } },
    { won: { by: "black", why: "fewer_left" } },
    { won: { by: "red", why: { resigned: 1 } } },
  ];
  const tellings: Event[] = [
    { struck: { by: 0, rulings: [{ rule: "N8" }] } as never },
    { time_ran_out: { by: 0, next: 1, at: 0 } },
    { passed: { by: 0, next: 1, at: 0 } },
    { set_began: { first: 1, at: 0 } },
    ...ends.map((set_ended) => ({ set_ended })),
    { set_rests: { from: 0, until: 60_000 } },
    { went_on: { by: 0 } },
    { match_ended: { why: "played" } },
    { match_ended: { why: "agreed" } },
    { match_ended: { why: { left: 1 } } },
  ];
  const kinds = new Set(tellings.flatMap((told) => Object.keys(told)));
  expect([...kinds].sort()).toEqual([...GAMES.koroona.tellings].sort());
  for (const told of tellings) {
    const sentence = words(told, (seat) => `P${seat}`, null);
    if ([...SILENT].some((silent) => silent in told)) {
      expect(sentence).toBeNull();
      continue;
    }
    expect(sentence?.id).toBe(`told-koroona-${Object.keys(told)[0]}`);
    say(sentence);
  }
  expect(endIn([{ set_ended: "void" }])).toBe("void");
  expect(endIn([])).toBe("none");
});

it("says what can be done now, whoever looks", () => {
  const seat = (n: number, colour: "red" | "black") => ({ seat: n, colour, stand: "south" as const });
  const disc = (n: number, dark: boolean) => ({
    disc: n,
    colour: "red" as const,
    place: { table: [0, 0] },
    dark,
  });
  const view = (dark: boolean[], turn: number | null, offers: object[] = []) =>
    ({
      turn,
      seats: [seat(0, "red"), seat(1, "black")],
      discs: dark.map((one, n) => disc(n, one)),
      offers,
    }) as unknown as View;
  const cases: [View, number[], string][] = [
    [view([false], 0), [0], "koroona-now-light"],
    [view([false, true], 0), [0, 1], "koroona-now-mixed"],
    [view([true], 0), [0], "koroona-now-dark"],
    [view([true], 0, [{ seat: 0, pass: { until: null } }]), [0], "koroona-now-pass"],
    [view([true], 1), [0], "koroona-now-wait"],
    [view([], null), [0], "koroona-now-over"],
    [
      { ...view([], null), between: { from: 0, until: 1, ready: [false, true] } },
      [0],
      "koroona-now-continue",
    ],
    [
      { ...view([], null), between: { from: 0, until: 1, ready: [true, false] } },
      [0],
      "koroona-now-waits-next",
    ],
  ];
  for (const [seen, own, id] of cases) {
    const sentence = now(seen, own, () => "Anna");
    expect(sentence.id).toBe(id);
    say(sentence);
  }
});

it("says what decided the only set, from one's own side", () => {
  const seats = [
    { seat: 0, colour: "red" },
    { seat: 1, colour: "black" },
  ];
  const view = { over: "played", sets: 1, score: [1, 0], seats } as unknown as View;
  const after = (ended: SetEnd, own: number[]) =>
    english(decided({ ...view, ended }, (seat) => `P${seat}`, { own }));
  const cleared: SetEnd = { won: { by: "red", why: "cleared" } };
  expect(after(cleared, [0])).toBe("All your discs are in the pockets.");
  expect(after(cleared, [1])).toBe("All red discs are in the pockets.");
  expect(after(cleared, [0, 1])).toBe("All red discs are in the pockets.");
  const resigned: SetEnd = { won: { by: "red", why: { resigned: 1 } } };
  expect(after(resigned, [0])).toBe("P1 resigned.");
  expect(after(resigned, [1])).toBe("You resigned.");
  for (const end of [cleared, resigned, "drawn", { won: { by: "black", why: "fewer_left" } }] as SetEnd[]) {
    for (const own of [[0], [1], []]) after(end, own);
  }
  // A match that was not played to its end has no such set.
  const stopped = { ...view, over: "agreed", score: [0, 0], ended: null } as unknown as View;
  const agreed = english(decided(stopped, () => "", { own: [0] }));
  expect(agreed.replaceAll("\u00a0", " ")).toBe("0 : 0 in sets, when everybody agreed to stop.");
});

// N7: three places said it in three ways, and none of them held for the strip.
it("says by which ways dark discs may be hit, where they lie", () => {
  const at = (x: number, y: number) => ({
    disc: 0,
    colour: "red" as const,
    place: { table: [x, y] },
    dark: true,
  });
  const light = { ...at(500_000, 900_000), dark: false };
  const circle = at(500_000, 520_000);
  const line = at(500_000, 30_000);
  const said = (...discs: object[]) => {
    const seats = [{ seat: 0, colour: "red" }];
    const view = { turn: 0, seats, discs, offers: [] } as unknown as View;
    return english(now(view, [0], () => "Anna"));
  };
  expect(said(light, line)).toContain("the dark one only off the far rim or by way of a light one");
  expect(said(light, circle)).toContain("only off the far or a side rim or by way");
  expect(said(light, circle, line)).toContain("only off the far rim (in the circle a side rim, too)");
  expect(said(line)).toMatch(/Play off the far rim\.$/);
  expect(said(line, circle)).toContain("or off a side rim at a disc in the circle");
});
