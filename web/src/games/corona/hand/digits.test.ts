// Calls by digits.

import { expect, it } from "vitest";
import { BEGUN, type Typed, type } from "./digits";

/** What is called when keys are pressed, so many milliseconds apart. */
function called(keys: readonly string[], apart = 200): number[] {
  let typed: Typed = BEGUN;
  return keys.flatMap((key, nth) => {
    const { next, points } = type(typed, key, 1000 + nth * apart);
    typed = next;
    return points === null ? [] : [points];
  });
}

it.each([
  [["7"], [7]],
  [["1", "2"], [12]],
  [["2", "1"], [21]],
  [["1", "Enter"], [1]],
  [["2", "Enter"], [2]],
  [["2", "0"], [20]],
  // Not a call that somebody may not have meant.
  [["1"], []],
  [["2", "5"], []],
  [["0"], []],
  [["1", "Escape", "2", "Enter"], [2]],
  [["Enter"], []],
  [["1", "x", "1"], [11]],
])("%j calls %j", (keys, points) => {
  expect(called(keys)).toEqual(points);
});

it("a digit that waited too long is forgotten", () => {
  expect(called(["1", "7"], 3000)).toEqual([7]);
});
