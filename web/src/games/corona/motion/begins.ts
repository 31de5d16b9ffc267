// A game before its opening rolls (C4): an empty ring, and nothing to be done yet.

import type { View } from "../../../wire/corona";

/** How it looked then, from how it looks after them; null for a game that began without rolls. */
export function begins(first: View): View | null {
  if (first.opening.length === 0 || first.phase.kind !== "setting_up") return null;
  return { ...first, phase: { kind: "opening" }, opening: [], acts_until: null, offers: [] };
}
