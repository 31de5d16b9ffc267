// The table as each player sees it: from their left corner, away from them. What is stored is what the one standing
// south sees.

import type { Point, Stand } from "../../wire/koroona";
import { KOROONA } from "../../wire/measures";

/** Clockwise. */
export const STANDS: readonly Stand[] = ["south", "west", "north", "east"];

const W = KOROONA.surface;

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

/** The point of the table that the player standing there sees here. */
export function toTable(stand: Stand, [x, y]: Point): Point {
  switch (stand) {
    case "south":
      return [x, y];
    case "west":
      return [y, W - x];
    case "north":
      return [W - x, W - y];
    case "east":
      return [W - y, x];
  }
}

/** How many quarters clockwise `stand` is from the one at the bottom of the screen. */
export function quarters(stand: Stand, bottom: Stand): number {
  return (STANDS.indexOf(stand) - STANDS.indexOf(bottom) + 4) % 4;
}

/** Where a point seen by somebody is drawn: millimetres to the right and down. */
export function toScreen([x, y]: Point): Point {
  return [x / 1000, (W - y) / 1000];
}
