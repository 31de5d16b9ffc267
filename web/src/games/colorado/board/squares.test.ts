// Squares, however the board is turned.

import { expect, test } from "vitest";
import { coloursOf, pawnsOf, placeOf, squareAt, squaresOf, squaresSeenBy } from "./squares";

test("White sees a8 first and h1 last, Black the other way round", () => {
  const [white, black] = [squaresSeenBy("white"), squaresSeenBy("black")];
  expect([white[0], white[7], white[63]]).toEqual(["a8", "h8", "h1"]);
  expect(black).toEqual([...white].reverse());
});

test("a square lies where it is found", () => {
  for (const side of ["white", "black"] as const) {
    for (const square of squaresSeenBy(side)) expect(squareAt(placeOf(square, side), side)).toBe(square);
  }
});

test("boards and positions are read row 8 first", () => {
  const colours = coloursOf("RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB");
  expect(colours.size).toBe(64);
  expect([colours.get("a8"), colours.get("h7"), colours.get("a1")]).toEqual(["R", "Y", "G"]);
  const pawns = pawnsOf("8/8/8/1w6/8/8/8/7b w - -");
  expect([...pawns]).toEqual([
    ["b5", "white"],
    ["h1", "black"],
  ]);
});

test("a written move has two squares, a pass none", () => {
  expect(squaresOf("e2e5")).toEqual(["e2", "e5"]);
  expect(squaresOf("e2xe5")).toEqual(["e2", "e5"]);
  expect(squaresOf("pass")).toBeNull();
});
