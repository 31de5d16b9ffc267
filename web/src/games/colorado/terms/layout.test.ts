// Laying tiles.

import { expect, test } from "vitest";
import { TILES } from "../../../wire/tiles";
import { boardOf, FROM_THE_BOX, flip, SPOTS, shuffled, swap, turn } from "./layout";

const PRINTED = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

test("the tiles as they come out of the box make the rule book's board", () => {
  expect(boardOf(FROM_THE_BOX)).toBe(PRINTED);
});

test("four turns, two flips and two swaps change nothing; one of each does", () => {
  for (const spot of SPOTS) {
    expect(turn(FROM_THE_BOX, spot)).not.toEqual(FROM_THE_BOX);
    expect(turn(turn(turn(turn(FROM_THE_BOX, spot), spot), spot), spot)).toEqual(FROM_THE_BOX);
    expect(flip(FROM_THE_BOX, spot)[spot].up).toBe("back");
    expect(flip(flip(FROM_THE_BOX, spot), spot)).toEqual(FROM_THE_BOX);
  }
  const swapped = swap(FROM_THE_BOX, 0, 3);
  expect(swapped.map(({ tile }) => tile)).toEqual(["t4", "t2", "t3", "t1"]);
  expect(swap(swapped, 3, 0)).toEqual(FROM_THE_BOX);
});

test("a turned quarter is drawn turned, the others stay", () => {
  const rows = boardOf(turn(FROM_THE_BOX, 3)).split("/");
  const printed = PRINTED.split("/");
  expect(rows.slice(0, 4)).toEqual(printed.slice(0, 4));
  expect(rows.slice(4).map((row) => row.slice(4))).toEqual(TILES.t4.front.right.split("/"));
});

test("shuffled tiles are still four different ones", () => {
  let state = 7;
  const below = (bound: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * bound);
  };
  const boards = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const layout = shuffled(below);
    expect(new Set(layout.map(({ tile }) => tile)).size).toBe(4);
    boards.add(boardOf(layout));
  }
  expect(boards.size).toBeGreaterThan(45);
});
