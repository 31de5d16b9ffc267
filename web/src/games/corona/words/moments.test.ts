// The one sentence, the calls and the words, at every moment of a game.

import { describe, expect, it } from "vitest";
import type { Auction, Call, Phase, Situation, View } from "../../../wire/corona";
import { runThrough } from "../board/sand";
import { lowestCall, whyNot } from "../hand/calls";
import { active, now } from "./now";
import { words } from "./words";

const name = (seat: number) => ["Anna", "Bea", "Cleo"][seat] ?? "?";
const situation: Situation = { placement: [0, 0, 0, 4, 7, 7], throw: [1, 2, 3, 4, 5, 6] };
const turn = { setter: 0, bidder: 1, call: 9, situation, began: 0, acted: 0 };
const settingUpBy = (setter: number, unclaimed = 0): Phase => ({
  kind: "setting_up",
  setter,
  unclaimed,
  since: 0,
  pieces: [null, null, null, null, null, null],
  changes: 0,
  acted: 0,
});
const auctionOf = (calls: Call[], done: number[] = []): Auction => ({
  setter: 0,
  unclaimed: 0,
  situation,
  glass: { turned: 1000, runs_out: 61_000 },
  calls,
  done,
});

function viewOf(phase: Phase, more: Partial<View> = {}): View {
  const seat = { chips: 8, silenced: false, left: false };
  return {
    game: "",
    setup: {
      endings: { rounds: 2, time: null, broke: false, doubled: false },
      glass: 60_000,
      beat_the_highest: false,
      play_limit: null,
      early_end: false,
      idle_limit: null,
    },
    commitment: "",
    nonces: [],
    seats: [seat, seat, seat],
    opening: [],
    played: 0,
    time_is_up: null,
    acts_until: null,
    phase,
    lead: null,
    last: null,
    story: [],
    seed: null,
    outcome: null,
    offers: [],
    ...more,
  };
}

const auction = (calls: Call[], more: Partial<View> = {}) =>
  viewOf({ kind: "auction", ...auctionOf(calls) }, { lead: calls.at(-1) ?? null, ...more });
const offer = (seat: number, lowest: number) => ({ seat, kind: "call" as const, lowest, until: 61_000 });
const call = (seat: number, points: number): Call => ({ seat, points, credited: 2000 });
const id = (view: View, own: number[]) => now(view, own, name).id.replace("corona-now-", "");

describe("the one sentence", () => {
  const settingUp = viewOf(settingUpBy(0));
  const again = viewOf(settingUpBy(0, 1));
  const silent = auction([]);
  silent.seats = silent.seats.map((seat, at) => ({ ...seat, silenced: at === 2 }));
  const alone = auction([call(0, 7)], { offers: [offer(0, 8)] });
  alone.seats = alone.seats.map((seat, at) => ({ ...seat, silenced: at !== 0 }));
  // Where an auction may end early.
  const done = { ...alone, offers: [offer(0, 8), { seat: 0, kind: "say_done" as const, until: 61_000 }] };
  const marking = (marker: "red" | null) =>
    viewOf({ kind: "marking", turn, markers: [marker, null, null, null, null, null] });
  const moving = viewOf({
    kind: "moving",
    turn,
    pieces: situation.placement,
    markers: [null, null, null, null, null, null],
    moves: [{ from: 0, die: 4, to: 4, points: 2 }],
  });

  it.each([
    ["opening", viewOf({ kind: "opening" }), [0]],
    ["set-up", settingUp, [0]],
    ["set-up-again", again, [0]],
    ["setting-up", settingUp, [1]],
    ["for", settingUp, [0, 1]],
    ["call", auction([], { offers: [offer(0, 1)] }), [0]],
    ["call-higher", auction([call(1, 7)], { offers: [offer(0, 1)] }), [0]],
    ["you-lead", auction([call(0, 7)], { offers: [offer(0, 8)] }), [0]],
    ["you-lead", auction([call(0, 21)]), [0]],
    ["you-lead-alone", alone, [0]],
    ["you-lead-done", done, [0]],
    ["silenced", silent, [2]],
    ["done", viewOf({ kind: "auction", ...auctionOf([], [0]) }), [0]],
    ["watch", auction([]), []],
    ["watch-lead", auction([call(1, 7)]), []],
    ["mark", marking(null), [1]],
    ["mark-more", marking("red"), [1]],
    ["marking", marking("red"), [0]],
    ["move", moving, [1]],
    ["moving", moving, []],
    ["over", viewOf({ kind: "over", endings: ["rounds"], at: 0 }), [1]],
  ] as [string, View, number[]][])("%s", (expected, view, own) => {
    expect(id(view, own)).toBe(expected);
  });

  it("counts the points so far", () => {
    expect(now(moving, [1], name).args).toMatchObject({ points: 2, call: 9 });
  });

  it("names whose turn it is", () => {
    expect(active(settingUp)).toEqual([0]);
    expect(active(silent)).toEqual([0, 1]);
    expect(active(moving)).toEqual([1]);
  });
});

describe("calling", () => {
  const view = auction([call(0, 7), call(1, 9)], { offers: [offer(0, 8)] });
  const why = (points: number, at = 5000, seen = view, seat = 0) =>
    whyNot(seen, seen.phase as Auction & { kind: "auction" }, seat, points, at)?.id.replace(
      "corona-hint-",
      "",
    );

  it("is what is offered", () => {
    expect(lowestCall(view, 0)).toBe(8);
    expect(lowestCall(view, 1)).toBeNull();
    expect(why(8)).toBeUndefined();
    expect(why(21)).toBeUndefined();
  });

  it("says why not", () => {
    expect(why(7)).toBe("own-call");
    expect(why(8, 61_000)).toBe("glass-empty");
    const strict = auction([call(0, 7), call(1, 9)], { offers: [offer(0, 10)] });
    expect(why(9, 5000, strict)).toBe("beat-highest");
    const silenced = auction([]);
    silenced.seats = silenced.seats.map((seat) => ({ ...seat, silenced: true }));
    expect(why(3, 5000, silenced)).toBe("silenced");
    expect(why(3, 5000, viewOf({ kind: "auction", ...auctionOf([], [0]) }))).toBe("done");
    expect(why(21, 5000, auction([call(0, 21)]))).toBe("nothing-higher");
  });
});

describe("the glass", () => {
  it("runs by table time, from the turn to the last grain", () => {
    const { glass } = auctionOf([]);
    expect([0, 1000, 31_000, 61_000, 90_000].map((at) => runThrough(glass, at))).toEqual([0, 0, 0.5, 1, 1]);
  });
});

describe("what happened", () => {
  it("is told with names and numbers", () => {
    expect(words({ kind: "call_placed", seat: 1, points: 13, credited: 0 }, name, null)).toEqual({
      id: "told-corona-call_placed",
      args: { name: "Bea", points: 13 },
      rule: null,
    });
  });

  it("numbers spaces as the ring and the rule book do, from 0", () => {
    const told = {
      kind: "piece_moved" as const,
      piece: 0,
      step: { from: 0, die: 3, to: 3, points: 2 },
      at: 0,
    };
    expect(words(told, name, null)?.args).toEqual({ from: 0, die: 3, to: 3, points: 2 });
  });

  it("says who set up, and whether they were there", () => {
    const before = viewOf(settingUpBy(2));
    const told = { kind: "round_set_up" as const, nonce: "", roll: 3, turned: 0, runs_out: 0, ...situation };
    expect(words({ ...told, idle: false }, name, before)?.id).toBe("told-corona-round_set_up-by");
    expect(words({ ...told, idle: true }, name, before)?.args).toMatchObject({ name: "Cleo" });
    expect(words({ ...told, idle: true }, name, null)?.id).toBe("told-corona-round_set_up");
  });

  it("is silent about markers, and about pieces before the dice are rolled", () => {
    expect(words({ kind: "marker_taken", piece: 0, at: 0 }, name, null)).toBeNull();
    const pieces: [null, null, null, null, null, null] = [null, null, null, null, null, null];
    expect(words({ kind: "pieces_placed", pieces, at: 0 }, name, null)).toBeNull();
  });
});
