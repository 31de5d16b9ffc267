// How a step is played, by whoever looks.

import { expect, it, vi } from "vitest";
import { playStep, staged } from "./motion";
import type { Scene, Step } from "./page";

const motion = vi.hoisted(() => ({ reduced: false }));
vi.mock("../settings", () => ({ reducedMotion: () => motion.reduced }));

const [step, scene] = [{}, {}] as [Step<"corona">, Scene<"corona">];

it.each([
  [false, "perform"],
  [true, "still"],
] as const)("where motion is reduced (%s), it is %s", (reduced, played) => {
  motion.reduced = reduced;
  const page = { perform: vi.fn(), still: vi.fn() };
  void playStep(page, step, scene);
  void staged(page, step, scene).perform?.();
  expect(page[played].mock.calls).toEqual([
    [step, scene],
    [step, scene],
  ]);
  expect(page[played === "still" ? "perform" : "still"]).not.toHaveBeenCalled();
});

it("a page that has nothing to stop puts back what it holds", () => {
  const [stop, putBack] = [vi.fn(), vi.fn()];
  staged({ putBack }, step, scene).stop?.();
  staged({ stop, putBack }, step, scene).stop?.();
  expect([putBack.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});
