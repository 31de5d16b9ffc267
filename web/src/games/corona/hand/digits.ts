// A call by digits. Calls are final, so nothing is called that may still be on its way to something else: 1 and 2 wait
// for a second digit or for Enter, everything else is called as it is typed.

import type { Points } from "../../../wire/corona";
import { MOST } from "./calls";

export interface Typed {
  /** What was typed and waits. */
  points: Points | null;
  /** When, in milliseconds. */
  at: number;
}

export const BEGUN: Typed = { points: null, at: 0 };

/** So long a first digit waits for its second, in milliseconds. */
export const WAITS = 2500;

/** A key: what waits after it, and what is called by it. */
export function type(typed: Typed, key: string, now: number): { next: Typed; points: Points | null } {
  const waiting = typed.points !== null && now - typed.at <= WAITS ? typed.points : null;
  if (key === "Enter") return { next: BEGUN, points: waiting };
  if (key === "Escape") return { next: BEGUN, points: null };
  if (!/^\d$/.test(key)) return { next: typed, points: null };
  const points = (waiting ?? 0) * 10 + Number(key);
  if (points === 0 || points > MOST) return { next: BEGUN, points: null };
  if (points * 10 <= MOST && waiting === null) return { next: { points, at: now }, points: null };
  return { next: BEGUN, points };
}
