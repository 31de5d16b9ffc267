// Where things stand on the drawn ring.

import { describe, expect, it } from "vitest";
import { DISC, fanned, INNER, OUTER, placeAt, SPACES, way } from "./geometry";

const spaces = Array.from({ length: SPACES }, (_, space) => space);

describe("the ring", () => {
  it("finds every space under every piece that stands on it, in stacks of any height", () => {
    for (const space of spaces) {
      for (let of = 1; of <= 6; of++) {
        for (let nth = 0; nth < of; nth++) expect(placeAt(fanned(space, nth, of))).toBe(space);
      }
    }
  });

  it("keeps stacks inside their space, each piece seen", () => {
    for (let of = 2; of <= 6; of++) {
      const radii = Array.from({ length: of }, (_, nth) => {
        const { x, y } = fanned(0, nth, of);
        return Math.hypot(x, y);
      });
      expect(Math.max(...radii) + DISC).toBeLessThanOrEqual(OUTER);
      expect(Math.min(...radii) - DISC).toBeGreaterThanOrEqual(INNER);
      for (let nth = 1; nth < of; nth++) expect((radii[nth - 1] ?? 0) - (radii[nth] ?? 0)).toBeGreaterThan(6);
    }
  });

  it("goes clockwise from the top", () => {
    expect(placeAt({ x: 0, y: -120 })).toBe(0);
    expect(placeAt({ x: 120, y: 0 })).toBe(3);
    expect(placeAt({ x: -120, y: 0 })).toBe(9);
    expect(placeAt({ x: 5, y: 5 })).toBe("middle");
    expect(placeAt({ x: 300, y: 0 })).toBeNull();
  });

  it("hops by every space on the way, round the corner too", () => {
    const end = fanned(2, 0, 1);
    expect(way(10, 4, end).map(placeAt)).toEqual([11, 0, 1, 2]);
    expect(way(10, 4, end).at(-1)).toEqual(end);
  });
});
