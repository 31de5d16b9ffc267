// Where things stand on the drawn ring. Pure numbers, in the drawing's own units, the ring's middle at 0, 0.

import type { Space } from "../../../wire/corona";

/** The drawing reaches from -VIEW to VIEW both ways. */
export const VIEW = 180;
/** The rim with the spaces' numbers, the spaces' outer and inner edges, and the way of hopping pieces. */
export const RIM = 178;
export const OUTER = 161;
export const INNER = 83;
export const MIDDLE = (OUTER + INNER) / 2;
/** A piece's radius. */
export const DISC = 20;
/** A marker's radius. */
export const MARKER = 9.5;
/** A die's side, and how far from the middle the six of them lie. */
export const DIE = 40;
export const CROWN = 51;
export const SPACES = 12;

export interface Point {
  x: number;
  y: number;
}

/** The direction of a space's middle, in degrees; the first space is at the top. */
export function bearing(space: number): number {
  return space * (360 / SPACES) - 90;
}

export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

/** Where the nth of so many pieces on a space lies: a stack is fanned from the rim inwards, the last one on top. */
export function fanned(space: Space, nth: number, of: number): Point {
  const step = of > 1 ? Math.min(13, (OUTER - INNER - 2 * DISC - 2) / (of - 1)) : 0;
  return polar(MIDDLE + ((of - 1) / 2 - nth) * step, bearing(space));
}

/** Where a marker lies on the nth of so many: left and right in turn, on the part of the piece that is seen. */
export function markerOffset(space: Space, nth: number, of: number): Point {
  if (of === 1) return { x: 0, y: 0 };
  const out = polar(nth === of - 1 ? 2 : 8, bearing(space));
  const aside = polar(nth % 2 === 0 ? 10.5 : -10.5, bearing(space) + 90);
  return { x: out.x + aside.x, y: out.y + aside.y };
}

/** Where a die of the crown lies. */
export function dieAt(nth: number): Point {
  return polar(CROWN, nth * 60 - 90);
}

/** A space's outline. */
export function sector(space: Space, gap = 1.1): string {
  const half = 360 / SPACES / 2;
  const corner = (radius: number, side: number) => {
    const trim = ((gap / radius) * 180) / Math.PI;
    return polar(radius, bearing(space) + side * (half - trim));
  };
  const [a, b, c, d] = [corner(OUTER, -1), corner(OUTER, 1), corner(INNER, 1), corner(INNER, -1)];
  const p = (point: Point) => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
  return `M${p(a)}A${OUTER} ${OUTER} 0 0 1 ${p(b)}L${p(c)}A${INNER} ${INNER} 0 0 0 ${p(d)}Z`;
}

/** What is at a point: a space, the middle, or nothing. */
export function placeAt({ x, y }: Point): Space | "middle" | null {
  const radius = Math.hypot(x, y);
  if (radius < INNER) return "middle";
  if (radius > VIEW + 12) return null;
  const degrees = (Math.atan2(y, x) * 180) / Math.PI + 90;
  return (Math.round(degrees / (360 / SPACES)) + SPACES) % SPACES;
}

/** The points of a way around the ring, one for each space it comes by, the last one where it ends. */
export function way(from: Space, steps: number, end: Point): Point[] {
  const points = Array.from({ length: steps - 1 }, (_, i) => polar(MIDDLE, bearing(from + i + 1)));
  return [...points, end];
}

/** A way as a line of hops, for drawing it ahead. */
export function hops(from: Space, steps: number): string {
  const start = polar(MIDDLE, bearing(from));
  const arcs = Array.from({ length: steps }, (_, i) => {
    const top = polar(MIDDLE + 26, bearing(from + i + 0.5));
    const end = polar(MIDDLE, bearing(from + i + 1));
    return `Q${top.x.toFixed(1)} ${top.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  });
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${arcs.join("")}`;
}
