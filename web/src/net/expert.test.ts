// Asking a game's expert.

import { afterEach, expect, test, vi } from "vitest";
import { reviewOf } from "./api";
import { askExpert } from "./expert";

const GAME = "0123";
const answer = {
  game: "colorado",
  id: GAME,
  whole: true,
  positions: [
    { game_number: 1, ply: 0, score: 34, best: "e2e5", line: ["e2e5"] },
    { game_number: 1, ply: 1, score: { loss_in: 4 }, best: null },
  ],
};

afterEach(() => vi.unstubAllGlobals());

/** A server that gives these answers, one after the other; null for none at all. Answers with the paths it was asked for. */
function server(...answers: Array<[number, unknown] | null>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const answer = answers.shift();
    if (!answer) throw new TypeError("network");
    const [status, body] = answer;
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const atOnce = async () => {};
const ask = () => reviewOf<"colorado">(GAME);

test("the word on each position is read", async () => {
  const asked = server([200, answer]);
  expect(await askExpert<"colorado">(ask, atOnce)).toEqual(answer);
  expect(asked).toEqual(["/api/played/0123/review"]);
});

test("a server that is busy or out of reach is asked again", async () => {
  const asked = server([503, { error: { code: "busy" } }], null, [200, answer]);
  expect((await askExpert(ask, atOnce))?.positions).toHaveLength(2);
  expect(asked).toHaveLength(3);
});

test("an unwilling server is not asked again, nor is a silent one for ever", async () => {
  const unwilling = server([404, { error: { code: "no_such_game" } }], [200, answer]);
  expect(await askExpert(ask, atOnce)).toBeNull();
  expect(unwilling).toHaveLength(1);
  const silent = server();
  expect(await askExpert(ask, atOnce)).toBeNull();
  expect(silent).toHaveLength(8);
});
