// Where discs lie after the last stroke.

import { expect, it } from "vitest";
import type { DiscView, Struck } from "../../../wire/koroona";
import { settled } from "./kept";

const disc = (n: number): DiscView => ({ disc: n, colour: "red", place: { table: [n, n] }, dark: false });

it("what fell is in its pocket, what moved lies elsewhere, and the referee has the last word", () => {
  const struck = {
    rest: [
      { disc: 0, at: "pocket" },
      { disc: 1, at: { table: [50, 60] } },
      { disc: 2, at: "off" },
    ],
    placements: [{ disc: 2, to: [7, 8], rule: "N10" }],
  } as unknown as Struck;
  const places = settled([disc(0), disc(1), disc(2), disc(3)], struck).map(({ place }) => place);
  expect(places).toEqual(["pocket", { table: [50, 60] }, { table: [7, 8] }, { table: [3, 3] }]);
});
