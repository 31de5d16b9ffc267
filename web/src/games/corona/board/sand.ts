// How sand lies in a glass: its levels from the time that has run.

import type { Glass } from "../../../wire/corona";
import type { Millis } from "../../../wire/game";

/** How much has run through, 0 to 1. */
export function runThrough(glass: Glass, now: Millis): number {
  const length = glass.runs_out - glass.turned;
  return length > 0 ? Math.min(1, Math.max(0, (now - glass.turned) / length)) : 1;
}

/** Height of the sand above the neck, as a part of the bulb: a bulb is a cone, so the last third goes fast. */
export function upper(run: number): number {
  return Math.sqrt(1 - run);
}

/** Height of the heap on the bottom, as a part of the bulb. */
export function lower(run: number): number {
  return 1 - Math.sqrt(1 - run);
}
