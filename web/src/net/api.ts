// HTTP: opening, finding and joining tables; one's own tables and games.

import type { GameName } from "../wire";
import type { GameId, Outcome } from "../wire/game";
import type { GuestId, Refusal, TableCode, Wall } from "../wire/room";

/** A "no" of the server's, or of the network (`offline`). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "offline" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as { error?: Refusal } | null)?.error;
    throw new Refused(error ?? { code: "server_failing" });
  }
  return answer as T;
}

export function openTable(
  game: GameName,
  name: string,
  setup?: unknown,
): Promise<{ code: TableCode; you: GuestId }> {
  return ask("tables", setup === undefined ? { game, name } : { game, name, setup });
}

export function comeIn(code: TableCode, name: string): Promise<{ you: GuestId }> {
  return ask(`tables/${code}/guests`, { name });
}

/** What a spectator sees of a table: enough to know which game's page to load. */
export function look(code: string): Promise<{ view: { game: string; code: TableCode } }> {
  return ask(`tables/${encodeURIComponent(code)}`);
}

/** The tables one is a guest of. */
export function ownTables(): Promise<{
  tables: { code: TableCode; game: string; opened: Wall; active: Wall }[];
}> {
  return ask("tables");
}

/** The finished games of one's tables. */
export function ownGames(): Promise<{
  games: { id: GameId; game: string; table: TableCode; ended: Wall; outcome: Outcome }[];
}> {
  return ask("played");
}
