// Asking a game's expert.

import { expect, test } from "vitest";
import { askExpert } from "./expert";

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

test("the word on each position is read", async () => {
  const { get, asked } = server([200, answer]);
  expect(await askExpert(GAME, get, atOnce)).toEqual(answer.positions);
  expect(asked).toEqual(["/api/played/0123/review"]);
});

test("a busy server is asked again, an unwilling one is not", async () => {
  const busy: [number, unknown] = [503, { error: { code: "busy" } }];
  const patient = server(busy, busy, [200, answer]);
  expect(await askExpert(GAME, patient.get, atOnce)).toHaveLength(2);
  expect(patient.asked).toHaveLength(3);
  const unwilling = server([404, { error: { code: "no_such_game" } }], [200, answer]);
  expect(await askExpert(GAME, unwilling.get, atOnce)).toBeNull();
  expect(unwilling.asked).toHaveLength(1);
});
