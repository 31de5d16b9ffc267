// Asking for a review, and reading it.

import { expect, test } from "vitest";
import { height, type Judged, review, type Score, slips } from "./review";

const GAME = "0123";
const answer = {
  game: "colorado",
  positions: [
    { game_number: 1, ply: 0, score: 34, best: "e2e5", line: ["e2e5"] },
    { game_number: 1, ply: 1, score: { loss_in: 4 }, best: null },
  ],
};

function server(...answers: Array<[number, unknown]>) {
  const asked: string[] = [];
  return {
    asked,
    get: async (path: string) => {
      asked.push(path);
      const [status, body] = answers.shift() ?? [500, null];
      return new Response(JSON.stringify(body), { status });
    },
  };
}

const atOnce = async () => {};

test("a review is read", async () => {
  const { get, asked } = server([200, answer]);
  expect(await review(GAME, get, atOnce)).toEqual([
    { game: 1, ply: 0, score: 34, best: "e2e5" },
    { game: 1, ply: 1, score: { loss_in: 4 }, best: null },
  ]);
  expect(asked).toEqual(["/api/played/0123/review"]);
});

test("a busy server is asked again, an unwilling one is not", async () => {
  const busy: [number, unknown] = [503, { error: { code: "busy" } }];
  const patient = server(busy, busy, [200, answer]);
  expect(await review(GAME, patient.get, atOnce)).toHaveLength(2);
  expect(patient.asked).toHaveLength(3);
  const unwilling = server([404, { error: { code: "no_such_game" } }], [200, answer]);
  expect(await review(GAME, unwilling.get, atOnce)).toBeNull();
  expect(unwilling.asked).toHaveLength(1);
});

test("the curve rises with the score and ends at won and lost", () => {
  const scores: Score[] = [{ loss_in: 1 }, -900, -100, 0, 100, 900, { win_in: 3 }];
  const heights = scores.map(height);
  expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  expect([heights[0], heights[3], heights[6]]).toEqual([-1, 0, 1]);
});

test("slips are the mover's own, the worst first, and none between games", () => {
  const at = (game: number, ply: number, score: Score): Judged => ({ game, ply, score, best: null });
  const found = slips([
    at(1, 0, 0),
    at(1, 1, 300), // White gained: nobody slips.
    at(1, 2, 310),
    at(1, 3, -200), // White's second move gave much away.
    at(1, 4, 60), // Black's gave some back.
    at(2, 0, -900),
  ]);
  expect(found.map((slip) => slip.at.ply)).toEqual([2, 1, 3].filter((ply) => ply !== 1));
});
