// A stroke's film in closed form: where everything is at any time, and how hard things knock. Times in µs, places in
// µm of the table as it is stored, speeds in µm/s. Nothing is simulated here.

import type { DiscId, Film, FilmLeg, Knock, Path, Point } from "../../../wire/koroona";

/** Where a body is; before its first leg it lies where that begins. */
export function placeOf(path: Path, slowing: number, t: number): Point {
  if (t >= path.end.t) return path.end.at;
  const leg = legAt(path, t) ?? path.legs[0];
  return leg ? along(leg, slowing, t) : path.end.at;
}

/** Where a leg leads by a time: straight on, slowing down evenly, until it rests. */
export function along([since, x, y, vx, vy]: FilmLeg, slowing: number, t: number): Point {
  const speed = Math.hypot(vx, vy);
  if (speed === 0 || t <= since) return [x, y];
  const seconds = Math.min((t - since) / 1e6, speed / slowing);
  const factor = seconds - (slowing * seconds * seconds) / (2 * speed);
  return [x + vx * factor, y + vy * factor];
}

/** How fast a body is on a leg. */
function velocityOn([since, , , vx, vy]: FilmLeg, slowing: number, t: number): Point {
  const speed = Math.hypot(vx, vy);
  const left = Math.max(0, speed - (slowing * (t - since)) / 1e6);
  return speed === 0 ? [0, 0] : [(vx * left) / speed, (vy * left) / speed];
}

function legAt(path: Path, t: number): FilmLeg | undefined {
  return path.legs.findLast((leg) => leg[0] <= t);
}

/** By how much a body's velocity changes at a moment; what it had, if it ends there. In mm/s. */
function jolt(film: Film, disc: DiscId | null, t: number): number {
  const path = film.paths.find((one) => one.disc === disc);
  if (!path) return 0;
  const before = path.legs.findLast((leg) => leg[0] < t);
  const after = legAt(path, t);
  const [bx, by] = before ? velocityOn(before, film.slowing, t) : [0, 0];
  const falls = t >= path.end.t && path.end.how === "pocket";
  const [ax, ay] = after && !falls ? velocityOn(after, film.slowing, t) : [0, 0];
  return Math.hypot(ax - bx, ay - by) / 1000;
}

/** How hard a knock is, in mm/s: the greatest change of velocity it brings about. */
export function hardness(film: Film, { t, a, on }: Knock): number {
  const other = typeof on === "object" ? jolt(film, on.disc, t) : 0;
  return Math.max(jolt(film, a, t), other);
}
