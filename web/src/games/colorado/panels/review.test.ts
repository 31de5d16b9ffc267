// Reading a review.

import { expect, test } from "vitest";
import type { Judged, Judgement } from "../../../wire/colorado";
import { height, slips } from "./review";

test("the curve rises with the score and ends at won and lost", () => {
  const scores: Judgement[] = [{ loss_in: 1 }, -900, -100, 0, 100, 900, { win_in: 3 }];
  const heights = scores.map(height);
  expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  expect([heights[0], heights[3], heights[6]]).toEqual([-1, 0, 1]);
});

test("slips are the mover's own, the worst first, and none between games", () => {
  const at = (game_number: number, ply: number, score: Judgement) => ({ game_number, ply, score }) as Judged;
  const found = slips([
    at(1, 0, 0),
    at(1, 1, 300), // White gained: nobody slips.
    at(1, 2, 310),
    at(1, 3, -200), // White's second move gave much away.
    at(1, 4, 60), // Black's gave some back.
    at(2, 0, -900),
  ]);
  expect(found.map((slip) => slip.at.ply)).toEqual([2, 3]);
});
