// The picture of a game's story.

import { describe, expect, it } from "vitest";
import type { Chapter } from "../../../wire/corona";
import { beginning, chart, chipsByRound, HEIGHT } from "./story";

const chapter = (chips: number[]): Chapter => ({ bidder: 0, call: 5, points: 6, best: 9, chips });

describe("the story", () => {
  it("begins with equal chips: they only change hands", () => {
    expect(beginning([chapter([10, 7, 7])])).toBe(8);
    expect(chipsByRound(3, [chapter([10, 7, 7]), chapter([9, 9, 6])])).toEqual([
      [8, 10, 9],
      [8, 7, 9],
      [8, 7, 6],
    ]);
  });

  it("leaves the start out when somebody took chips away before it", () => {
    expect(beginning([chapter([10, 6, 0])])).toBeNull();
    expect(chart(3, [chapter([10, 6, 0])]).curves[0]?.points).toHaveLength(1);
  });

  it("draws more chips higher, and everything inside the picture", () => {
    const { curves, rounds } = chart(2, [chapter([8, 4]), chapter([9, 3])]);
    const ys = curves.map((curve) => curve.points.map((point) => point.y));
    expect(rounds.map(({ round }) => round)).toEqual([0, 1, 2]);
    expect(ys[0]?.[2]).toBeLessThan(ys[1]?.[2] ?? 0);
    for (const y of ys.flat()) expect(y).toBeGreaterThan(0);
    for (const y of ys.flat()) expect(y).toBeLessThan(HEIGHT);
  });
});
