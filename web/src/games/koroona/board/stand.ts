// The table as each player sees it: from their left corner, away from them. What is stored is what the one standing
// south sees.

import type { Point, Stand } from "../../../wire/koroona";
import { KOROONA } from "../../../wire/measures";

/** Clockwise. */
export const STANDS: readonly Stand[] = ["south", "west", "north", "east"];

const W = KOROONA.surface;

/** The surface's side as it is drawn, in millimetres. */
export const SIDE = W / 1000;

/** A point of the table as the player standing there sees it. */
export function toOwn(stand: Stand, [x, y]: Point): Point {
  switch (stand) {
    case "south":
      return [x, y];
    case "west":
      return [W - y, x];
    case "north":
      return [W - x, W - y];
    case "east":
      return [y, W - x];
  }
}

/** How many quarters clockwise `stand` is from the one at the bottom of the screen. */
export function quarters(stand: Stand, bottom: Stand): number {
  return (STANDS.indexOf(stand) - STANDS.indexOf(bottom) + 4) % 4;
}

/** Turns what is drawn as `stand` sees it to its place for the one at the bottom of the screen. */
export function turnedFor(bottom: Stand, stand: Stand): string {
  return `rotate(${quarters(stand, bottom) * 90} ${SIDE / 2} ${SIDE / 2})`;
}

/** Where a point seen by somebody is drawn: millimetres to the right and down. */
export function toScreen([x, y]: Point): Point {
  return [x / 1000, (W - y) / 1000];
}
