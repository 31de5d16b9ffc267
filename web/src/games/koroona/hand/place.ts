// Where the striker may be put: what a stroke's offer says, and the nearest such place. As the shooter sees the table.

import type { Point, StrokeOffer } from "../../../wire/koroona";

export type Zone = Pick<StrokeOffer, "low" | "high" | "clearance" | "discs">;

/** Why the striker may not stand there, by the code of the refusal it would meet; null if it may. */
export function misplaced(zone: Zone, at: Point): "outside_zone" | "touches_disc" | null {
  if (!inside(zone, at)) return "outside_zone";
  return zone.discs.some((disc) => near(zone, disc, at)) ? "touches_disc" : null;
}

function inside({ low, high }: Zone, [x, y]: Point): boolean {
  return x >= low[0] && x <= high[0] && y >= low[1] && y <= high[1];
}

function near({ clearance }: Zone, [dx, dy]: Point, [x, y]: Point): boolean {
  return (dx - x) ** 2 + (dy - y) ** 2 < clearance ** 2;
}

function clamped({ low, high }: Zone, [x, y]: Point): Point {
  return [
    Math.round(Math.min(Math.max(x, low[0]), high[0])),
    Math.round(Math.min(Math.max(y, low[1]), high[1])),
  ];
}

/** The free place nearest to a point, or null if there is none. */
export function nearestFree(zone: Zone, wanted: Point): Point | null {
  const first = clamped(zone, wanted);
  if (!misplaced(zone, first)) return first;
  const far = ([x, y]: Point) => (x - first[0]) ** 2 + (y - first[1]) ** 2;
  let best: Point | null = null;
  for (const [x, y] of corners(zone, first)) {
    // The last micrometres are searched for: these points are on the edge of what is free.
    for (let dx = -2; dx <= 2; dx++) {
      for (let dy = -2; dy <= 2; dy++) {
        const at: Point = [Math.round(x) + dx, Math.round(y) + dy];
        if ((!best || far(at) < far(best)) && !misplaced(zone, at)) best = at;
      }
    }
  }
  return best;
}

/** Points of which one is the nearest free one: straight out of a disc's clearance, or where its edge meets others. */
function corners(zone: Zone, from: Point): Point[] {
  const { low, high, clearance, discs } = zone;
  const found: Point[] = [low, high, [low[0], high[1]], [high[0], low[1]]];
  discs.forEach(([x, y], n) => {
    const length = Math.hypot(from[0] - x, from[1] - y) || 1;
    found.push([x + ((from[0] - x) * clearance) / length, y + ((from[1] - y) * clearance) / length]);
    for (const edge of [low[0], high[0]]) {
      for (const half of chord(edge - x, clearance)) found.push([edge, y - half], [edge, y + half]);
    }
    for (const edge of [low[1], high[1]]) {
      for (const half of chord(edge - y, clearance)) found.push([x - half, edge], [x + half, edge]);
    }
    for (const [ox, oy] of discs.slice(n + 1)) {
      const [bx, by] = [ox - x, oy - y];
      const between = Math.hypot(bx, by);
      for (const half of chord(between / 2, clearance)) {
        const [ax, ay] = [(-by / between) * half, (bx / between) * half];
        found.push([x + bx / 2 + ax, y + by / 2 + ay], [x + bx / 2 - ax, y + by / 2 - ay]);
      }
    }
  });
  return found;
}

/** Half the chord of a circle at a distance from its centre; none if that is outside. */
function chord(distance: number, radius: number): number[] {
  const square = radius * radius - distance * distance;
  return square >= 0 ? [Math.sqrt(square)] : [];
}
