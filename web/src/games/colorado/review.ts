// What the engine says of a finished game: asked of the server, politely again while it is busy, and read here only.

import { pause } from "../../table/stage";
import type { Move } from "../../wire/colorado";
import type { GameId } from "../../wire/game";

/** The engine's word as it travels, from White's point of view. */
export type Score = number | { win_in: number } | { loss_in: number };

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

interface Answer {
  positions: ReadonlyArray<{ game_number: number; ply: number; score: Score; best?: Move | null }>;
}

/** Waits while the server is busy, in milliseconds; then it is given up. */
const PATIENCE = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000];

/** Asks for a review; null when there is none to be had. */
export async function review(
  id: GameId,
  get: (path: string) => Promise<Response> = (path) => fetch(path),
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Judged[] | null> {
  for (const patience of [...PATIENCE, null]) {
    const response = await get(`/api/played/${encodeURIComponent(id)}/review`).catch(() => null);
    const body: unknown = await response?.json().catch(() => null);
    if (response?.ok) return judged(body as Answer | null);
    const code = (body as { error?: { code?: string } } | null)?.error?.code;
    if ((response && code !== "busy") || patience === null) return null;
    await wait(patience);
  }
  return null;
}

function judged(answer: Answer | null): Judged[] | null {
  return (
    answer?.positions.map(({ game_number, ply, score, best }) => ({
      game: game_number,
      ply,
      score,
      best: best ?? null,
    })) ?? null
  );
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
