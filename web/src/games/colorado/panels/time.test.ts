// What clocks say.

import { expect, test } from "vitest";
import type { View } from "../../../wire/colorado";
import { timeLeft, writeTime } from "./time";

test.each([
  [0, "0:00.0"],
  [1, "0:00.1"],
  [9_950, "0:10.0"],
  [10_000, "0:10"],
  [59_001, "1:00"],
  [247_000, "4:07"],
  [3_909_000, "1:05:09"],
])("%d ms is written %s", (time, text) => {
  expect(writeTime(time)).toBe(text);
});

test("only the running side's time goes by, and never below nothing", () => {
  const view = { clocks: { left: [5000, 7000], since: 1000, running: "black" } } as unknown as View;
  expect(timeLeft(view, "white", 4000)).toBe(5000);
  expect(timeLeft(view, "black", 4000)).toBe(4000);
  expect(timeLeft(view, "black", 99_000)).toBe(0);
  expect(timeLeft({ ...view, clocks: null }, "black", 0)).toBeNull();
});
