// Which throw of a film a frame belongs to. Every throw is appraised once, when its round is over.

import type { Film } from "../../page";

function appraises(film: Film<"corona">, frame: number): boolean {
  return film.frames[frame]?.told.some((one) => one.kind === "situation_appraised") ?? false;
}

/** How many throws were appraised before a frame: the number of the one that is on the board then, from 0. */
export function throwAt(film: Film<"corona">, at: number): number {
  const before = film.frames.slice(0, at).filter((_, frame) => appraises(film, frame)).length;
  const { phase } = film.frames[at]?.view ?? {};
  // Once it is over, a round is looked back at until the next dice fall.
  const rests = phase?.kind === "setting_up" || phase?.kind === "over";
  const here = appraises(film, at) ? 1 : 0;
  return rests ? Math.max(0, before + here - 1) : before;
}

/** The first frame in which a throw's dice lie. */
export function frameOfThrow(film: Film<"corona">, nth: number): number {
  const found = film.frames.findIndex(
    ({ view }, frame) => view.phase.kind === "auction" && throwAt(film, frame) === nth,
  );
  return Math.max(0, found);
}
