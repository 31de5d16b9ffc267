// What a touch on the table is for.

import { expect, it } from "vitest";
import type { Point } from "../../../wire/koroona";
import { wayOf } from "./gestures";

it("on the striker it depends on where it goes; in the strip it places; further up it pulls", () => {
  const striker: Point = [500_000, 74_000];
  const way = (at: Point, ...lying: Point[]) => wayOf(at, striker, 60_000, 40_000, lying);
  expect(way([510_000, 60_000])).toBeNull();
  expect(way([300_000, 60_000])).toBe("place");
  expect(way([300_000, -20_000])).toBe("place");
  expect(way([500_000, 500_000])).toBe("pull");
});

// A tap on a target near one's line moved the striker there instead.
it("a disc is a target wherever it lies: a little beyond the line, behind it, beside the striker", () => {
  const striker: Point = [500_000, 74_000];
  const way = (at: Point, ...lying: Point[]) => wayOf(at, striker, 60_000, 40_000, lying);
  expect(way([300_000, 160_000], [310_000, 170_000])).toBe("pull");
  expect(way([300_000, 60_000], [310_000, 30_000])).toBe("pull");
  expect(way([545_000, 74_000], [555_000, 74_000])).toBe("pull");
  expect(way([505_000, 74_000], [538_000, 74_000])).toBeNull();
  expect(way([300_000, 160_000], [400_000, 170_000])).toBe("place");
});
