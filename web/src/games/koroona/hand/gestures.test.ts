// What a touch on the table is for.

import { expect, it } from "vitest";
import type { Point } from "../../../wire/koroona";
import { wayOf } from "./gestures";

it("on the striker it depends on where it goes; in the strip it places; further up it pulls", () => {
  const striker: Point = [500_000, 74_000];
  expect(wayOf([510_000, 60_000], striker, 30_000)).toBeNull();
  expect(wayOf([300_000, 60_000], striker, 30_000)).toBe("place");
  expect(wayOf([300_000, -20_000], striker, 30_000)).toBe("place");
  expect(wayOf([500_000, 500_000], striker, 30_000)).toBe("pull");
});
