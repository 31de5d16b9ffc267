// How a stroke is played on the table, as a pure function of time: the film, discs that fall or fly, and then the
// referee's hand. Times in milliseconds of the script; the film may run slower than it was.

import type { DiscId, Path, Placement, Point, Struck } from "../../../wire/koroona";
import { POCKETS } from "../hand/aim";
import { placeOf } from "./film";

/** A body as it is drawn. */
export interface Look {
  readonly disc: DiscId | null;
  readonly at: Point;
  readonly scale: number;
  readonly alpha: number;
}

/** How long a disc falls, and flies over the rim. */
const FALLS = 240;
/** How long the hand takes for a disc, and rests before and after it. */
const CARRIES = 460;
const RESTS = 180;

export interface Script {
  readonly struck: Struck;
  /** Milliseconds of film for one of the script. */
  readonly rate: number;
  readonly filmEnds: number;
  readonly ends: number;
}

export function scriptOf(struck: Struck, rate: number): Script {
  const rested = Math.max(0, ...struck.film.paths.map(leaves));
  const filmEnds = Math.max(struck.film.duration / 1000, rested) / rate;
  const hand = struck.placements.length;
  return { struck, rate, filmEnds, ends: filmEnds + (hand ? RESTS + hand * (CARRIES + RESTS) : 0) };
}

function leaves(path: Path): number {
  return path.end.t / 1000 + (typeof path.end.how === "string" ? FALLS : 0);
}

/** Everything that moves in a script, at a time. */
export function looksAt(script: Script, ms: number): Look[] {
  const { struck, rate } = script;
  const looks = struck.film.paths.map((path) => lookOf(path, struck.film.slowing, ms * rate));
  struck.placements.forEach((placement, n) => {
    const since = ms - script.filmEnds - RESTS - n * (CARRIES + RESTS);
    if (since < 0) return;
    const look = carried(struck, placement, Math.min(1, since / CARRIES));
    const known = looks.findIndex(({ disc }) => disc === placement.disc);
    if (known >= 0) looks[known] = look;
    else looks.push(look);
  });
  return looks;
}

function lookOf(path: Path, slowing: number, ms: number): Look {
  const { disc, end } = path;
  const at = placeOf(path, slowing, ms * 1000);
  const since = ms - end.t / 1000;
  if (typeof end.how !== "string" || since < 0) return { disc, at, scale: 1, alpha: 1 };
  const part = Math.min(1, since / FALLS);
  const [x, y] = end.at;
  if (end.how === "pocket") {
    const [px, py] = nearestPocket(end.at);
    const pull = 1 - (1 - part) ** 2;
    return { disc, at: [x + (px - x) * pull, y + (py - y) * pull], scale: 1 - 0.4 * part, alpha: 1 - part };
  }
  const leg = path.legs.at(-1);
  const speed = Math.hypot(leg?.[3] ?? 0, leg?.[4] ?? 0) || 1;
  const far = 90_000 * part;
  const [dx, dy] = [((leg?.[3] ?? 0) / speed) * far, ((leg?.[4] ?? 0) / speed) * far];
  return { disc, at: [x + dx, y + dy], scale: 1 + 0.4 * Math.sin(part * Math.PI), alpha: 1 - part };
}

/** A disc in the referee's hand: lifted, carried, put down. */
function carried(struck: Struck, { disc, to }: Placement, part: number): Look {
  const end = struck.film.paths.find((path) => path.disc === disc)?.end;
  const [x, y] = end ? (end.how === "pocket" ? nearestPocket(end.at) : end.at) : nearestPocket(to);
  const eased = part * part * (3 - 2 * part);
  return {
    disc,
    at: [x + (to[0] - x) * eased, y + (to[1] - y) * eased],
    scale: 1 + 0.7 * Math.sin(part * Math.PI),
    alpha: Math.min(1, part * 5),
  };
}

export function nearestPocket([x, y]: Point): Point {
  const far = ([px, py]: Point) => (px - x) ** 2 + (py - y) ** 2;
  return POCKETS.reduce((best, pocket) => (far(pocket) < far(best) ? pocket : best));
}
