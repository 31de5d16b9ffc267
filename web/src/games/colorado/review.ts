// What the engine says of a finished game, as the curve wants it.

import { askExpert } from "../../net/expert";
import type { Judgement, Move, Judged as Word } from "../../wire/colorado";
import type { GameId } from "../../wire/game";

/** The engine's word as it travels, from White's point of view. */
export type Score = Judgement;

/** One position of a match. */
export interface Judged {
  /** Which of the match's games, from 1. */
  readonly game: number;
  /** After how many moves. */
  readonly ply: number;
  readonly score: Score;
  /** What the engine would have played. */
  readonly best: Move | null;
}

/** Asks for a review; null when there is none to be had. */
export async function review(
  id: GameId,
  get?: (path: string) => Promise<Response>,
  wait?: (milliseconds: number) => Promise<void>,
): Promise<Judged[] | null> {
  const said = await askExpert<Word>(id, get, wait);
  return said?.map(({ game_number, ply, score, best }) => ({ game: game_number, ply, score, best })) ?? null;
}

/** Height on the curve, from -1 (lost for White) to 1 (won): a pawn's lead is felt, ten are hardly more than five. */
export function height(score: Score): number {
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
    if (!next || next.game !== at.game) continue;
    // White moves from even positions.
    const sign = at.ply % 2 === 0 ? 1 : -1;
    const fall = sign * (height(at.score) - height(next.score));
    if (fall > 0.25) found.push({ at, fall });
  }
  return found.sort((a, b) => b.fall - a.fall).slice(0, most);
}
