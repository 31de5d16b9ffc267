import { expect, it } from "vitest";
import { TableClock } from "./clock";

it("table time runs on from what the server said, and stands still with the table", () => {
  let device = 1000;
  const clock = new TableClock(() => device);
  clock.set({ at: 5000, runs: true });
  device = 1250;
  expect(clock.now()).toBe(5250);
  clock.set({ at: 5300, runs: false });
  device = 9000;
  expect(clock.now()).toBe(5300);
  expect(clock.runs).toBe(false);
});
