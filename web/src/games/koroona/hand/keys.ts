// The stroke by keyboard: what each key does to the hand.

import type { Hand } from "./hand";

/** µm, and with Shift. */
const STEP = [5000, 200] as const;
/** µrad: half a degree, and a fiftieth. */
const TURN = [8727, 349] as const;
/** mm/s: about one of a hundred, and a fifth of it. */
const PRESS = [50, 10] as const;

export type Key = Pick<KeyboardEvent, "key" | "shiftKey">;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A key while placing: why the striker did not move, "aim" to go on, or null; undefined if the key means nothing. */
export function placeKey(
  hand: Hand,
  { key, shiftKey }: Key,
): "outside_zone" | "touches_disc" | "aim" | null | undefined {
  if (key === "Enter" || key === " ") return "aim";
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = STEP[shiftKey ? 1 : 0];
  return hand.nudge(arrow[0] * step, arrow[1] * step);
}

/** A key while aiming: "strike", "place" to go back, or null; undefined if the key means nothing. */
export function aimKey(hand: Hand, { key, shiftKey }: Key): "strike" | "place" | null | undefined {
  if (key === "Enter") return "strike";
  if (key === "Escape") return "place";
  if (key === "Home") {
    hand.aim(0);
    return null;
  }
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  if (arrow[0]) hand.turn(arrow[0] * TURN[shiftKey ? 1 : 0]);
  else hand.press(arrow[1] * PRESS[shiftKey ? 1 : 0]);
  return null;
}

/** A key on the slider of the strength: how much it adds; null if it means nothing here. */
export function pressKey({ key, shiftKey }: Key): number | null {
  const arrow = ARROWS[key];
  return arrow ? (arrow[0] + arrow[1]) * PRESS[shiftKey ? 1 : 0] : null;
}
