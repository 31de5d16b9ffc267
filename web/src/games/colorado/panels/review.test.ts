// Reading a review.

import { expect, test } from "vitest";
import type { Judged } from "../../../wire/colorado";
import type { Film } from "../../page";
import { asText, costs, frameOf, wordOn } from "./review";

const frames = [
  { view: { number: 1, moves: [] } },
  { view: { number: 1, moves: ["a1a2"] } },
  { view: { number: 2, moves: [] } },
];
const film = { id: "x", names: [], frames } as unknown as Film<"colorado">;
const at = (game_number: number, ply: number, chance: number) =>
  ({
    game_number,
    ply,
    chance,
    board: "RRRR/BBBB",
    position: ply % 2 === 0 ? "w3/3b w" : "w3/3b b",
  }) as Judged;

test("a frame finds its word by the game's number and the moves played, and a word its frame", () => {
  const said = [at(1, 0, 500), at(1, 1, 600), at(2, 0, 400)];
  expect([0, 1, 2, 3].map((frame) => wordOn(film, frame, said)?.chance)).toEqual([500, 600, 400, undefined]);
  expect(said.map((one) => frameOf(film, one))).toEqual([0, 1, 2]);
});

test("what a move costs is the mover's own, the dearest first, and nothing between games", () => {
  const found = costs([
    at(1, 0, 500),
    at(1, 1, 700), // White gained: it cost nothing.
    at(1, 2, 710),
    at(1, 3, 300), // White's second move cost much.
    at(1, 4, 560), // Black's cost some of it again.
    at(2, 0, 100),
  ]);
  expect(found.map(({ at: slip, cost }) => [slip.ply, cost])).toEqual([
    [2, 410],
    [3, 260],
  ]);
});

test("a game's text holds the board, the position and the chances", () => {
  const positions = [at(1, 0, 500), at(1, 1, 612)];
  expect(asText(at(1, 1, 612), ["a1a2", "h8xh7"], positions)).toBe(
    '[Board "RRRR/BBBB"]\n[Position "w3/3b b"]\n\n1. a1a2 {61%} h8xh7',
  );
});
