// The table as each player sees it.

import { expect, it } from "vitest";
import type { Point } from "../../wire/koroona";
import { quarters, STANDS, toOwn, toScreen, toTable } from "./stand";

const here: Point = [123_000, 45_000];

it("turns the table there and back for everybody", () => {
  for (const stand of STANDS) {
    expect(toTable(stand, toOwn(stand, here))).toEqual(here);
    expect(toOwn(stand, toTable(stand, here))).toEqual(here);
  }
});

it("has the next player clockwise at one's left hand", () => {
  STANDS.forEach((stand, n) => {
    const next = STANDS[(n + 1) % 4] ?? "south";
    expect(toOwn(stand, toTable(next, [500_000, 0]))).toEqual([0, 500_000]);
    expect(quarters(next, stand)).toBe(1);
  });
});

it("draws what is away further up", () => {
  expect(toScreen([0, 0])).toEqual([0, 1000]);
  expect(toScreen([250_000, 1_000_000])).toEqual([250, 0]);
});
