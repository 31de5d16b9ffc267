// What is seen and heard between two views.

import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, View } from "../../../wire/corona";
import type { Scene, Step } from "../../page";
import { begins } from "./begins";
import { perform, still, stop } from "./perform";
import { theatreOf } from "./theatre";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a call of 21 comes with the auction's end in one step: who plays, and for what, is read before the view", async () => {
  const scene = { view: signal({} as View) } as unknown as Scene<"corona">;
  const told: Event[] = [
    { kind: "call_placed", seat: 1, points: 21, credited: 0 },
    { kind: "glass_stopped", at: 0 },
    { kind: "auction_won", bidder: 1, call: 21, at: 0 },
  ];
  let ended = false;
  const performed = perform({ told, before: null, after: {} as View } satisfies Step<"corona">, scene);
  void performed.then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(theatreOf(scene).won.value).toMatchObject({ bidder: 1, call: 21 });
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect([ended, theatreOf(scene).won.value]).toEqual([true, null]);
});

it("without motion a landing stands for a while before what it came to", async () => {
  const scene = { view: signal({} as View) } as unknown as Scene<"corona">;
  const moved = {
    kind: "piece_moved",
    piece: 2,
    step: { from: 0, die: 3, to: 3, points: 2 },
    at: 0,
  } as Event;
  const settled = { kind: "round_settled" } as Event;
  let ended = false;
  void still({ told: [moved, settled], before: null, after: {} as View }, scene).then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(650);
  const theatre = theatreOf(scene);
  expect([theatre.landed.value, theatre.points.value, ended]).toEqual([{ piece: 2, to: 3 }, 2, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect([theatre.landed.value, ended]).toEqual([null, true]);
});

it("the opening rolls are a moment of their own, after which bots may go on", async () => {
  const opening = [
    { seat: 0, pips: 3 },
    { seat: 1, pips: 6 },
  ];
  const after = { opening, phase: { kind: "setting_up" }, offers: [{}], acts_until: 9 } as unknown as View;
  expect(begins(after)).toMatchObject({ opening: [], offers: [], phase: { kind: "opening" } });
  expect(begins({ ...after, opening: [] })).toBeNull();
  let wentOn = 0;
  const scene = { view: signal(after), goOn: () => wentOn++ } as unknown as Scene<"corona">;
  const told = opening.map((roll) => ({ kind: "opening_rolled", ...roll }) as Event);
  void perform({ told, before: null, after }, scene);
  await vi.advanceTimersByTimeAsync(100);
  expect([theatreOf(scene).opening.value?.shown, wentOn]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(500);
  expect(theatreOf(scene).opening.value?.shown).toBe(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect([theatreOf(scene).opening.value, wentOn]).toEqual([null, 1]);
});

it("what is stopped plays no further, and is not ahead of the view", async () => {
  const scene = { view: signal({} as View) } as unknown as Scene<"corona">;
  const theatre = theatreOf(scene);
  const move = { from: 0, die: 3, to: 3, points: 2 };
  const told = [
    { kind: "piece_moved", piece: 2, step: move, at: 0 },
    { kind: "round_settled", points: 2, payments: [] },
  ] as unknown as Event[];
  void perform({ told, before: null, after: { last: {} } as View }, scene);
  expect(theatre.playing.value).toBe(true);
  stop(scene);
  // Another step begins meanwhile; the end of the older one does not end it.
  const won = [{ kind: "auction_won", bidder: 1, call: 21, at: 0 }] as Event[];
  void perform({ told: won, before: null, after: {} as View }, scene);
  await vi.advanceTimersByTimeAsync(900);
  expect([theatre.landed.value, theatre.settled.value, theatre.points.value]).toEqual([null, null, null]);
  expect([theatre.playing.value, theatre.won.value?.call]).toEqual([true, 21]);
  await vi.advanceTimersByTimeAsync(200);
  expect(theatre.playing.value).toBe(false);
});
