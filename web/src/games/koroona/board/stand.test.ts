// The table as each player sees it.

import { expect, it } from "vitest";
import type { Point, Stand } from "../../../wire/koroona";
import { quarters, STANDS, toOwn, toScreen, turnedFor } from "./stand";

const here: Point = [123_000, 45_000];

/** Turned by one and then by the other, the table is as it was. */
const BACK: Record<Stand, Stand> = { south: "south", west: "east", north: "north", east: "west" };

it("turns the table there and back for everybody", () => {
  for (const stand of STANDS) {
    expect(toOwn(BACK[stand], toOwn(stand, here))).toEqual(here);
  }
});

it("has the next player clockwise at one's left hand", () => {
  STANDS.forEach((stand, n) => {
    const next = STANDS[(n + 1) % 4] ?? "south";
    const before = toOwn(BACK[next], [500_000, 0]);
    expect(toOwn(stand, before)).toEqual([0, 500_000]);
    expect(quarters(next, stand)).toBe(1);
    expect(turnedFor(stand, next)).toBe("rotate(90 500 500)");
  });
});

it("draws what is away further up", () => {
  expect(toScreen([0, 0])).toEqual([0, 1000]);
  expect(toScreen([250_000, 1_000_000])).toEqual([250, 0]);
});
