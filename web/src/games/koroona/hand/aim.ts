// Where a struck striker goes first: straight on to the first disc or rim, into a pocket that catches it, or to where it
// would come to rest. A fall takes time: fast enough, or far enough off its middle, it passes over a pocket.
// Plain geometry for the eye; what really happens is the server's to say. Everything as the shooter sees it, in µm.

import type { DiscId, Point } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";

export interface Lying {
  readonly disc: DiscId;
  readonly at: Point;
}

/** What comes first on a line, and where the striker's centre is then. */
export interface Contact {
  readonly kind: "disc" | "rim" | "pocket" | "rest";
  readonly at: Point;
  /** The disc that is hit. */
  readonly disc: DiscId | null;
  /** Where the striker goes from there, as parts of the speed it came with. */
  readonly striker: Point | null;
  /** Where the disc goes. */
  readonly other: Point | null;
}

/** Straight ahead is 0, to the right positive; angle in µrad. */
export function direction(angle: number): Point {
  return [Math.sin(angle / 1e6), Math.cos(angle / 1e6)];
}

/** The angle from one point to another, in µrad. */
export function angleTo([x, y]: Point, [tx, ty]: Point): number {
  return Math.round(Math.atan2(tx - x, ty - y) * 1e6);
}

/** How far a striker of this speed (mm/s) slides if nothing is in its way. */
export function reach(speed: number): number {
  return (speed * 1000) ** 2 / (2 * M.slowing);
}

/** How far along a ray a circle is entered; none if it is missed, or left behind. */
function entry([x, y]: Point, [dx, dy]: Point, [cx, cy]: Point, radius: number): number | null {
  const [ox, oy] = [x - cx, y - cy];
  const along = ox * dx + oy * dy;
  const square = along * along - (ox * ox + oy * oy - radius * radius);
  if (square < 0 || along >= 0) return null;
  return Math.max(0, -along - Math.sqrt(square));
}

/** How far a striker of this speed (mm/s) slides in so many seconds, while it slides. */
function slides(speed: number, seconds: number): number {
  const within = Math.min(seconds, (speed * 1000) / M.slowing);
  return speed * 1000 * within - 0.5 * M.slowing * within ** 2;
}

/** How far along its way a striker is caught by a hole, if it is: once front and back have both been over it for as long
 * as a fall takes, or where it stops with its centre over it. */
function caught([x, y]: Point, [dx, dy]: Point, speed: number, [cx, cy]: Point): number | null {
  const middle = (cx - x) * dx + (cy - y) * dy;
  const beside = (cx - x) * dy - (cy - y) * dx;
  const square = M.pocketRadius ** 2 - beside ** 2;
  if (square <= 0 || middle <= 0) return null;
  const chord = Math.sqrt(square);
  const rest = reach(speed);
  const stops = Math.abs(rest - middle) < chord ? rest : null;
  const half = chord - M.strikerRadius;
  const left = (speed * 1000) ** 2 - 2 * M.slowing * (middle - half);
  if (half <= 0 || left <= 0) return stops;
  const along = middle - half + slides(Math.sqrt(left) / 1000, M.fallTime * 1e-6);
  return along <= middle + half ? along : stops;
}

const [NEAR, FAR] = [M.pocketInset, M.surface - M.pocketInset];
export const POCKETS: readonly Point[] = [
  [NEAR, NEAR],
  [FAR, NEAR],
  [NEAR, FAR],
  [FAR, FAR],
];

/** The first thing on the way. */
export function firstContact(from: Point, angle: number, speed: number, discs: readonly Lying[]): Contact {
  const d = direction(angle);
  let far = reach(speed);
  let kind: Contact["kind"] = "rest";
  let hit: Lying | null = null;
  let normal: Point | null = null;

  const rims: [distance: number, normal: Point][] = [
    [(M.strikerRadius - from[0]) / d[0], [-1, 0]],
    [(M.surface - M.strikerRadius - from[0]) / d[0], [1, 0]],
    [(M.strikerRadius - from[1]) / d[1], [0, -1]],
    [(M.surface - M.strikerRadius - from[1]) / d[1], [0, 1]],
  ];
  for (const [distance, out] of rims) {
    const outwards = d[0] * out[0] + d[1] * out[1] > 1e-9;
    if (outwards && distance < far) [far, kind, normal] = [Math.max(0, distance), "rim", out];
  }
  for (const pocket of POCKETS) {
    const distance = caught(from, d, speed, pocket);
    if (distance !== null && distance <= far) [far, kind] = [distance, "pocket"];
  }
  for (const lying of discs) {
    const distance = entry(from, d, lying.at, M.strikerRadius + M.discRadius);
    if (distance !== null && distance < far) [far, kind, hit] = [distance, "disc", lying];
  }

  const at: Point = [from[0] + d[0] * far, from[1] + d[1] * far];
  const base = { kind, at, disc: hit?.disc ?? null };
  if (kind === "disc" && hit) return { ...base, ...afterDisc(d, at, hit.at) };
  if (kind === "rim" && normal) return { ...base, striker: afterRim(d, normal), other: null };
  return { ...base, striker: null, other: null };
}

/** Both directions after a contact, without friction: what the masses and the restitution make of the normal part. */
function afterDisc(d: Point, at: Point, disc: Point): { striker: Point; other: Point } {
  const length = Math.hypot(disc[0] - at[0], disc[1] - at[1]) || 1;
  const n: Point = [(disc[0] - at[0]) / length, (disc[1] - at[1]) / length];
  const closing = d[0] * n[0] + d[1] * n[1];
  const push = ((1 + M.discRestitution / 1000) * closing) / (M.strikerMass + M.discMass);
  return {
    striker: [d[0] - push * M.discMass * n[0], d[1] - push * M.discMass * n[1]],
    other: [push * M.strikerMass * n[0], push * M.strikerMass * n[1]],
  };
}

function afterRim(d: Point, n: Point): Point {
  const back = (1 + M.rimRestitution / 1000) * (d[0] * n[0] + d[1] * n[1]);
  return [d[0] - back * n[0], d[1] - back * n[1]];
}
