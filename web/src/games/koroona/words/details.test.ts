import { expect, it } from "vitest";
import { said } from "../../../text/testing";
import type { DiscView, Rule, Struck } from "../../../wire/koroona";
import { KOROONA } from "../../../wire/measures";
import { detailOf, namedDiscs, whereIs } from "./details";

const W = KOROONA.surface;

it("the same place is another one from the other side", () => {
  expect(whereIs([W - 40_000, 40_000], "south")).toBe("near-right");
  expect(whereIs([W - 40_000, 40_000], "north")).toBe("far-left");
  expect(whereIs([W - 40_000, 40_000], "west")).toBe("far-right");
  expect(whereIs([W / 2 + 1000, W / 2], "east")).toBe("middle");
});

const fell = (disc: number | null, x: number, y: number) => ({
  disc,
  legs: [],
  end: { t: 0, at: [x, y], how: "pocket" },
});

function struck(rule: Rule, discs: number[], paths: unknown[] = []): Struck {
  const film = { paths };
  return { by: 0, rulings: [{ rule, discs }], film, debts: [["south"], []] } as unknown as Struck;
}

/** As they lie now. */
const DISCS: DiscView[] = [
  { disc: 3, colour: "red", place: { table: [100_000, W - 90_000] }, dark: true },
  { disc: 4, colour: "black", place: "pocket", dark: false },
];
const SEEN = { discs: DISCS, bottom: "south", colour: "red" } as const;

// FINDINGS: "N13, N19 say too little".
it.each([
  ["N13", [], [fell(null, 20_000, 20_000)], { id: "koroona-pocket", args: { where: "near-left" } }],
  ["N13", [], [], null],
  [
    "N5",
    [1],
    [fell(1, 20_000, W - 20_000), fell(7, W, 0)],
    { id: "koroona-pocket", args: { where: "far-left" } },
  ],
  ["N5", [1, 2], [fell(1, 20_000, 20_000), fell(2, W, W)], { id: "koroona-pockets" }],
  ["N14", [3], [], { id: "koroona-lies", args: { where: "far-left" } }],
  ["N15", [4], [], { id: "koroona-fell" }],
  ["N19", [], [], { id: "koroona-debt", args: { colour: "red", owed: 1 } }],
  ["N8", [], [], null],
] as const)("%s says which disc, which pocket, whose debt", (rule, discs, paths, wanted) => {
  const one = struck(rule, [...discs], [...paths]);
  const [ruling] = one.rulings;
  if (!ruling) throw new Error("a stroke with a ruling");
  const detail = detailOf(ruling, one, SEEN);
  expect(detail).toEqual(wanted);
  if (detail) said(detail);
});

it("marks the discs a foul is about, and no others", () => {
  expect([...namedDiscs(struck("N14", [3]))]).toEqual([3]);
  expect([...namedDiscs(struck("N5", [3]))]).toEqual([]);
});
