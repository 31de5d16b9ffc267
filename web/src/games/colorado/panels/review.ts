// What the engine says of a finished game, as the curve wants it.

import type { Judged, Judgement } from "../../../wire/colorado";

/** Height on the curve, from -1 (lost for White) to 1 (won): a pawn's lead is felt, ten are hardly more than five. */
export function height(score: Judgement): number {
  if (typeof score === "number") return Math.tanh(score / 400);
  return "win_in" in score ? 1 : -1;
}

/** A move that gave something away. */
export interface Slip {
  /** The position it was played in. */
  readonly at: Judged;
  /** By how much the mover's height fell. */
  readonly fall: number;
}

/** The worst moves of a game, the worst first: where it was won and lost. */
export function slips(positions: readonly Judged[], most = 3): Slip[] {
  const found: Slip[] = [];
  for (const [i, at] of positions.entries()) {
    const next = positions[i + 1];
    if (!next || next.game_number !== at.game_number) continue;
    // White moves from even positions.
    const sign = at.ply % 2 === 0 ? 1 : -1;
    const fall = sign * (height(at.score) - height(next.score));
    if (fall > 0.25) found.push({ at, fall });
  }
  return found.sort((a, b) => b.fall - a.fall).slice(0, most);
}
