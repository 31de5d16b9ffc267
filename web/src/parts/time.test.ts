import { expect, it } from "vitest";
import { secondsLeft } from "./time";

it("counts whole seconds, and 0 is the end", () => {
  expect([1000, 60_001, 61_000, 90_000].map((now) => secondsLeft(now, 61_000))).toEqual([60, 1, 0, 0]);
});
