// A day's situation, played out: what is seen of a move, and what of one that was taken back by beginning again.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { theatreOf } from "../games/corona/motion/theatre";
import type { View } from "../wire/corona";
import { DayTable } from "./table";

vi.mock("../settings", async (original) => ({ ...(await original<object>()), reducedMotion: () => true }));
const told = [
  { kind: "piece_moved", piece: 2, step: { from: 0, die: 3, to: 3, points: 2 }, at: 0 },
  { kind: "round_settled" },
];
vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  playDay: async () => ({ view: { phase: { kind: "over" } }, told }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const first = { phase: { kind: "marking" } } as unknown as View;

it("without motion a landing is seen all the same, before what came of it", async () => {
  const table = new DayTable("2026-11-18", first);
  void table.scene.play(0, { kind: "end_play" });
  await vi.advanceTimersByTimeAsync(100);
  expect(theatreOf(table.scene).landed.value).toEqual({ piece: 2, to: 3 });
  expect(table.view.value).toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view.value.phase.kind).toBe("over");
});

it("begun again, nothing of it is left", async () => {
  const table = new DayTable("2026-11-18", first);
  void table.scene.play(0, { kind: "end_play" });
  await vi.advanceTimersByTimeAsync(100);
  table.again();
  expect(theatreOf(table.scene).landed.value).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view.value).toBe(first);
});
