// How a line is, judged by when it was last heard: by timestamps, because timers of a page that nobody looks at come
// late or not at all.

/** How often the server pings if it has not said so, in milliseconds. */
export const USUAL_PING = 5000;

/** Commands without an answer for so long are felt. */
const FELT = 2000;

/** How long it is said that the line is back. */
const BACK_STAYS = 3000;

/** A little more than two pings: the second may be on its way. */
const LITTLE = 500;

export interface Pulse {
  /** How often the server pings. */
  readonly every: number;
  /** When something was last heard, or the socket was opened. */
  readonly heard: number;
  /** Since when the oldest command waits for its answer; null if none does. */
  readonly waiting: number | null;
  /** When the line came back; null if it was never lost. */
  readonly back: number | null;
}

export function judge(pulse: Pulse, now: number): "well" | "slow" | "back" | "dead" {
  const silent = now - pulse.heard;
  if (silent >= pulse.every * 2 + LITTLE) return "dead";
  if (silent >= pulse.every * 1.5) return "slow";
  if (pulse.waiting !== null && now - pulse.waiting >= FELT) return "slow";
  const isNews = pulse.back !== null && now >= pulse.back && now - pulse.back < BACK_STAYS;
  return isNews ? "back" : "well";
}

/** Waits between attempts to come back, in milliseconds; the last one again and again. */
const PATIENCE = [500, 1000, 2000, 4000, 8000];

/** How long to wait before this attempt. Anything from nothing to all of it: a server that comes back is not run over
 * by everybody at once. `random` gives numbers from 0 to 1. */
export function patience(attempt: number, random: () => number): number {
  return (PATIENCE[Math.min(attempt, PATIENCE.length - 1)] ?? 0) * random();
}
