// A stroke that is stopped while it is played.

import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Struck, View } from "../../../wire/koroona";
import type { Scene, Step } from "../../page";
import { perform, stop } from "./perform";
import { theatreOf } from "./theatre";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) =>
    setTimeout(() => frame(performance.now()), 16),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("draws no more over what is shown now, and keeps nobody waiting", async () => {
  const scene = { view: signal({ discs: [] }), own: signal([]) } as unknown as Scene<"koroona">;
  const theatre = theatreOf(scene);
  const draw = vi.fn();
  theatre.drawer = { lay: () => {}, draw };
  const struck = {
    by: 1,
    stroke: { x: 500_000, y: 74_000, angle: 0, speed: 2600 },
    film: { duration: 9_000_000, paths: [], knocks: [] },
    rulings: [],
    rest: [],
    placements: [],
  } as unknown as Struck;
  const view = { discs: [] } as unknown as View;
  let ended = false;
  const step: Step<"koroona"> = { told: [{ struck }, { struck }], before: view, after: view };
  void perform(step, scene).then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(theatre.playing.value).toBe("stroke");
  expect(draw).toHaveBeenCalled();
  stop(scene);
  draw.mockClear();
  expect([theatre.playing.value, theatre.aimed.value]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([draw.mock.calls.length, ended, theatre.playing.value]).toEqual([0, true, null]);
});
