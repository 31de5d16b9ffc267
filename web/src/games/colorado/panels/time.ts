// Clocks as the server counts them, and how they are written.

import type { Side, View } from "../../../wire/colorado";
import type { Millis } from "../../../wire/game";

/** What a side has left; null where there is no clock. */
export function timeLeft(view: View, side: Side, now: Millis): Millis | null {
  const { clocks } = view;
  if (!clocks) return null;
  const left = clocks.left[side === "white" ? 0 : 1];
  const gone = clocks.running === side ? Math.max(0, now - clocks.since) : 0;
  return Math.max(0, left - gone);
}

/** Little enough to worry: then tenths are shown. */
export const SHORT: Millis = 10_000;

/** `1:05:09`, `4:07`, and `0:08.3` when it is short. Rounded up, so that 0 is the end. */
export function writeTime(time: Millis): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  if (time < SHORT) {
    const tenths = Math.ceil(time / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
