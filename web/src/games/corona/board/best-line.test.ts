// A best line, die by die.

import { expect, it } from "vitest";
import type { Colour, Round } from "../../../wire/corona";
import { frameOf } from "./best-line";
import { dieState } from "./scenery";

/** Three move: one onto two, one of those away, and back onto the rest. */
const ROUND: Round = {
  setter: 0,
  situation: { placement: [0, 2, 2, 5, 8, 8], throw: [2, 3, 3, 6, 1, 1] },
  result: null,
  best: 8,
  line: [
    { from: 0, die: 2, to: 2, points: 3 },
    { from: 2, die: 3, to: 5, points: 2 },
    { from: 2, die: 3, to: 5, points: 3 },
  ],
};

it("every piece moves once, by a die of its own", () => {
  const begins = frameOf(ROUND, 0);
  expect(begins.pieces).toEqual([0, 2, 2, 5, 8, 8]);
  expect(begins.markers).toEqual(["red", "yellow", "orange", null, null, null]);
  expect(begins.ahead).toMatchObject({ piece: 0, step: { to: 2 } });
  // The dice to come are bright, the next one stands out; those that move nothing are out from the start.
  expect([begins.next, begins.out]).toEqual(["red", ["green", "blue", "violet"]]);
  const states = (colours: readonly Colour[], done: number) =>
    colours.map((colour) => dieState(frameOf(ROUND, done), colour));
  expect(states(["red", "orange", "yellow"], 1)).toEqual(["out", "on", "on"]);
  const second = frameOf(ROUND, 1);
  expect([second.points, second.markers[0]]).toEqual([3, null]);
  // Not the one that has just come there.
  expect(second.ahead?.piece).toBe(2);
});

it("comes to the points it is worth", () => {
  const ends = frameOf(ROUND, 3);
  expect(ends.pieces).toEqual([2, 5, 5, 5, 8, 8]);
  expect([ends.points, ends.moves, ends.ahead]).toEqual([8, 3, null]);
  expect(ends.markers.every((marker) => marker === null)).toBe(true);
});
