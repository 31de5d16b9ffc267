// Which stroke of a match a frame comes before, and what the master would have tried there.

import type { Advice, Point, Struck } from "../../../wire/koroona";
import type { Film } from "../../page";

/** The advice for the stroke that is played from this frame. */
export function adviceFor(film: Film<"koroona">, at: number, said: readonly Advice[]): Advice | undefined {
  const told = film.frames.slice(1, at + 1).flatMap((frame) => frame.told);
  const played = told.filter((one) => typeof one === "object" && "struck" in one).length;
  return said.find(({ stroke }) => stroke === played);
}

/** The master's stroke as if it had been played: enough to be shown. */
export function asStruck({ by, best, film }: Advice): Struck {
  return {
    by,
    stroke: best,
    film,
    rest: [],
    striker: "off",
    rulings: [],
    placements: [],
    debts: [[], []],
    next: by,
    at: 0,
  };
}

/** Where the striker goes: the ends of its straight pieces. */
export function courseOf({ film }: Advice): Point[] {
  const striker = film.paths.find(({ disc }) => disc === null);
  if (!striker) return [];
  return [...striker.legs.map(([, x, y]): Point => [x, y]), striker.end.at];
}
