import { expect, it } from "vitest";
import { resultOf } from "./result";

/** A game with these places, by seat; one's own seats are given. */
function game(places: readonly number[], own: readonly number[]) {
  return {
    outcome: { standings: places.map((place, seat) => ({ seat, place, score: 0 })) },
    seats: places.map((_, seat) => ({ name: "Anna", level: null, own: own.includes(seat) })),
  } as never;
}

it.each([
  ["a win", [1, 2], [0], "result-won"],
  ["a draw of two", [1, 1], [0], "result-drawn"],
  ["a draw of three", [1, 1, 1], [2], "result-drawn"],
  ["a first place that two of three share", [1, 3, 1], [0], "result-shared"],
  ["a win of two against two", [1, 3, 1, 3], [0], "result-won"],
  ["a first place of two at one device", [1, 1, 3], [0, 1], "result-won"],
  ["another place", [1, 2], [1], "result-place"],
  ["another's game", [1, 2], [], undefined],
])("%s is said as such", (_, places, own, id) => {
  expect(resultOf(game(places, own))?.id).toBe(id);
});

it("of one's seats the best counts", () => {
  expect(resultOf(game([3, 2, 1], [0, 1]))?.args).toEqual({ place: 2 });
});
