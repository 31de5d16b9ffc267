// What the game's expert says of a finished game: asked of the server, politely again while it is busy.

import { pause } from "../pause";
import type { GameId } from "../wire/game";
import type { Reviewed } from "../wire/room";
import type { Failure } from "../wire/server";

/** Waits while the server is busy, in milliseconds; then it is given up. */
const PATIENCE = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000];

/** Asks for a review, position by position; null when there is none to be had. */
export async function askExpert<Said>(
  id: GameId,
  get: (path: string) => Promise<Response> = (path) => fetch(path),
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Said[] | null> {
  for (const patience of [...PATIENCE, null]) {
    const response = await get(`/api/played/${encodeURIComponent(id)}/review`).catch(() => null);
    const body: unknown = await response?.json().catch(() => null);
    if (response?.ok) return (body as Reviewed<Said> | null)?.positions ?? null;
    const code = (body as Partial<Failure> | null)?.error?.code;
    if ((response && code !== "busy") || patience === null) return null;
    await wait(patience);
  }
  return null;
}
