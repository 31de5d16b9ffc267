// The same number twice.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Slips } from "./slips";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("the same number again is a slip while its call is not answered, and for a second", async () => {
  const slips = new Slips();
  expect(slips.isSlip(0, 9)).toBe(false);
  let answer = (_: null) => {};
  const answered = new Promise<null>((resolve) => {
    answer = resolve;
  });
  slips.called(0, 9, answered);
  expect([slips.isSlip(0, 9), slips.isSlip(0, 8), slips.isSlip(1, 9)]).toEqual([true, false, false]);
  vi.advanceTimersByTime(1500);
  expect(slips.isSlip(0, 9)).toBe(true);
  answer(null);
  await answered;
  await Promise.resolve();
  expect(slips.isSlip(0, 9)).toBe(false);
});

it("a second is counted from the call", async () => {
  const slips = new Slips();
  slips.called(0, 9, Promise.resolve(null));
  await Promise.resolve();
  await Promise.resolve();
  vi.advanceTimersByTime(900);
  expect(slips.isSlip(0, 9)).toBe(true);
  vi.advanceTimersByTime(200);
  expect(slips.isSlip(0, 9)).toBe(false);
});
