// Touching one piece of a stack.

import { describe, expect, it } from "vitest";
import type { Colour } from "../../../wire/corona";
import { fanned, markerOffset, OUTER } from "./geometry";
import { hitOn } from "./hit";
import { NO_MARKERS } from "./scenery";

const heights = [1, 2, 3, 4, 5, 6];

/** So many pieces on space 3, the others on 9; the nth of the stack marked. */
function stacked(of: number, marked: number | null) {
  const markers: (Colour | null)[] = NO_MARKERS.map((_, piece) => (piece === marked ? "red" : null));
  return { pieces: NO_MARKERS.map((_, piece) => (piece < of ? 3 : 9)), markers, dice: null };
}

describe.each(heights)("a stack of %i", (of) => {
  it("whoever touches the same place again touches the piece that was marked there", () => {
    for (let x = 83; x < OUTER; x += 0.5) {
      for (const y of [-12, -6, 0, 6, 12]) {
        const hit = hitOn(stacked(of, null), 3, { x, y });
        if (hit !== null) expect(hitOn(stacked(of, hit), 3, { x, y })).toBe(hit);
      }
    }
  });

  it("a marker that is seen is its piece's", () => {
    for (let nth = 0; nth < of; nth++) {
      const [lies, off] = [fanned(3, nth, of), markerOffset(3, nth, of)];
      expect(hitOn(stacked(of, nth), 3, { x: lies.x + off.x, y: lies.y + off.y })).toBe(nth);
    }
  });
});

it("nothing lies beside a stack", () => {
  expect(hitOn(stacked(2, 0), 3, { x: 90, y: 20 })).toBeNull();
});
