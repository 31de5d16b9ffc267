// What is seen and heard between two views.

import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, View } from "../../../wire/corona";
import type { Scene, Step } from "../../page";
import { perform } from "./perform";
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
