// Where the striker may stand.

import { describe, expect, it } from "vitest";
import type { Point } from "../../../wire/koroona";
import { misplaced, nearestFree, type Zone } from "./place";

const ZONE: Zone = { low: [136_000, 25_000], high: [864_000, 124_000], clearance: 37_502, discs: [] };

describe("the striker's place", () => {
  it("is in the zone, its edges included", () => {
    expect(misplaced(ZONE, [136_000, 25_000])).toBeNull();
    expect(misplaced(ZONE, [135_999, 25_000])).toBe("outside_zone");
    expect(misplaced(ZONE, [500_000, 124_001])).toBe("outside_zone");
  });

  it("keeps its distance from discs", () => {
    const zone = { ...ZONE, discs: [[500_000, 60_000] as Point] };
    expect(misplaced(zone, [537_502, 60_000])).toBeNull();
    expect(misplaced(zone, [537_501, 60_000])).toBe("touches_disc");
  });
});

describe("the nearest free place", () => {
  it("is the one asked for, if that is free", () => {
    expect(nearestFree(ZONE, [300_000, 70_000])).toEqual([300_000, 70_000]);
  });

  it("is at the zone's edge for a wish beyond it", () => {
    expect(nearestFree(ZONE, [20_000, 700_000])).toEqual([136_000, 124_000]);
  });

  it("is just out of a disc's reach", () => {
    const zone = { ...ZONE, discs: [[500_000, 60_000] as Point] };
    const at = nearestFree(zone, [505_000, 60_000]);
    expect(at && misplaced(zone, at)).toBeNull();
    expect(Math.abs((at?.[0] ?? 0) - 537_502)).toBeLessThan(5);
  });

  it("is found in the last gap there is", () => {
    const discs: Point[] = [];
    for (let x = 110_000; x <= 890_000; x += 25_000) {
      if (Math.abs(x - 610_000) > 30_000) discs.push([x, 12_500], [x, 62_000], [x, 112_000]);
    }
    const zone = { ...ZONE, discs };
    const at = nearestFree(zone, [200_000, 60_000]);
    expect(at).not.toBeNull();
    if (at) expect(misplaced(zone, at)).toBeNull();
    expect(Math.abs((at?.[0] ?? 0) - 610_000)).toBeLessThan(30_000);
  });

  it("is nowhere, if discs are everywhere", () => {
    const discs: Point[] = [];
    for (let x = 100_000; x <= 900_000; x += 25_000) discs.push([x, 12_500], [x, 62_000], [x, 112_000]);
    expect(nearestFree({ ...ZONE, discs }, [500_000, 60_000])).toBeNull();
  });
});
