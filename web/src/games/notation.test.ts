// Positions as links write them: what is written is read again, and what is no position is none.

import { expect, it } from "vitest";
import type { Setup as Colorado } from "../wire/colorado";
import type { Setup as Corona } from "../wire/corona";
import type { Setup as Koroona, View as KoroonaView } from "../wire/koroona";
import { notation as colorado } from "./colorado/hand/notation";
import { notation as corona } from "./corona/hand/notation";
import { notation as koroona } from "./koroona/hand/notation";

it("Corona: pieces and dice", () => {
  const given = corona.read("0,0,3,5,7,11~1,1,2,3,5,6");
  expect(given?.setup({} as Corona).position).toEqual({
    placement: [0, 0, 3, 5, 7, 11],
    throw: [1, 1, 2, 3, 5, 6],
    setter: 0,
  });
});

it("Colorado: the board, then the position", () => {
  const board = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";
  const setup = colorado.read(`${board}~4b3/1w6/8/7b/4w3/8/8/8_b_-_-`)?.setup({} as Colorado);
  expect(setup?.board).toEqual({ hand_made: board });
  expect(setup?.position).toBe("4b3/1w6/8/7b/4w3/8/8/8 b - -");
  // Whoever is to move is oneself.
  expect(setup?.beginner).toEqual({ seat: 1 });
});

it("Koroona: discs by the micrometre, who shoots, and what is not as usual", () => {
  const discs = Array.from({ length: 16 }, (_, disc) => ({
    disc,
    colour: disc < 8 ? "red" : "black",
    place: disc === 1 ? { table: [165_501, 672_500] } : disc === 8 ? { table: [700_000, 600_000] } : "pocket",
  }));
  const view = {
    discs,
    turn: 1,
    debts: [[], ["south", "south"]],
    off: ["N11"],
    seats: [{ stand: "north" }, { stand: "south" }],
  } as unknown as KoroonaView;
  const text = "r2_165.501_672.5,b1_700_600~shoots_2~first_north~owes_+south,south~off_N11";
  expect(koroona.write(view)).toBe(text);
  const given = koroona.read(text);
  expect([given?.seats, given?.seat]).toEqual([2, 1]);
  expect(given?.setup({} as Koroona)).toEqual({
    sets: 1,
    off: ["N11"],
    position: {
      discs: discs.map(({ place }) => place),
      turn: 1,
      debts: [[], ["south", "south"]],
      stands: ["north", "south"],
    },
  });
});

it.each([
  [
    corona,
    ["", "0,0,3,5,7,11", "0,0,3,5,7~1,1,2,3,5,6", "a,0,3,5,7,11~1,1,2,3,5,6", "0,0,3,5,7,11~1,1,2,3,5,6~x"],
  ],
  [colorado, ["", "nonsense", "a~b~c"]],
  [
    koroona,
    ["r9_500_500~shoots_1", "r1_500~shoots_1", "x1_500_500", "r1_500_500~shoots_x", "~shoots_1~seats_3"],
  ],
])("what is no position is none", (notation, texts) => {
  for (const text of texts) expect(notation.read(text), text).toBeNull();
});
