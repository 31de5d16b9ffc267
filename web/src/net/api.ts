// HTTP: opening, finding and joining tables; one's own tables and games; finished ones and what is said of them.

import type { FinishedGame, GameName, Games, GivenPosition, Replay } from "../wire";
import type { GameId } from "../wire/game";
import type { Laid, Refusal, Reviewed, TableCode } from "../wire/room";
import type {
  Came,
  ComeIn,
  DayCommands,
  DayPage,
  DaySeen,
  Failure,
  Found,
  OlderDays,
  Opened,
  OpenTable,
  OwnGames,
  OwnTables,
} from "../wire/server";

/** A "no" of the server's, or of the network (`offline`). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What was refused, where something failed. What is no refusal is the server's failing. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : { code: "server_failing" };
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
    const error = (answer as Partial<Failure> | null)?.error;
    throw new Refused(error ?? { code: "server_failing" });
  }
  return answer as T;
}

/** Opens a table. What is agreed on at first is as usual, but for what is handed in. */
export function openTable(game: GameName, name: string, setup?: object): Promise<Opened> {
  return ask("tables", { game, name, ...(setup ? { setup } : {}) } satisfies OpenTable);
}

export function comeIn(code: TableCode, name: string): Promise<Came> {
  return ask(`tables/${code}/guests`, { name } satisfies ComeIn);
}

/** What a spectator sees of a table: enough to know which game's page to load. */
export function look(code: string): Promise<{ view: { game: string; code: TableCode } }> {
  return ask(`tables/${encodeURIComponent(code)}`);
}

/** The table behind an open door. */
export function throughDoor(code: string): Promise<Found> {
  return ask(`doors/${encodeURIComponent(code)}`);
}

/** The tables one is a guest of. */
export function ownTables(): Promise<OwnTables> {
  return ask("tables");
}

/** The finished games of one's tables. */
export function ownGames(): Promise<OwnGames> {
  return ask("played");
}

/** A finished game as it is kept, with all that its dice can be checked by. */
export function finishedGame<G extends GameName>(id: GameId): Promise<FinishedGame<G>> {
  return ask(`played/${encodeURIComponent(id)}`);
}

/** What the game's expert says of a finished game, position by position. */
export function reviewOf<G extends GameName>(id: GameId): Promise<Reviewed<Games[G]["said"]>> {
  return ask(`played/${encodeURIComponent(id)}/review`);
}

/** How a position looks that no game stands behind. */
export function layOut<G extends GameName>(position: GivenPosition<G>): Promise<Laid<Games[G]["view"]>> {
  return ask("positions", position);
}

/** What the game's expert says of it. */
export function reviewOfPosition<G extends GameName>(
  position: GivenPosition<G>,
): Promise<Reviewed<Games[G]["said"]>> {
  return ask("positions/review", position);
}

/** A finished game, frame by frame. Long ones come in parts. */
export async function replayOf(id: string): Promise<Replay> {
  const path = `played/${encodeURIComponent(id)}/replay`;
  const replay = await ask<Replay>(path);
  for (let next = replay.next; next !== null; ) {
    const part = await ask<Replay>(`${path}?from=${next}`);
    (replay.frames as unknown[]).push(...part.frames);
    next = part.next;
  }
  return replay;
}

/** A day's situation, as one stands with it; `today`, or a date. */
export function dayOf(day: string): Promise<DayPage> {
  return ask(`days/${encodeURIComponent(day)}`);
}

/** Turns the glass. */
export function beginDay(day: string): Promise<DayPage> {
  return ask(`days/${encodeURIComponent(day)}/begin`, {});
}

/** What is seen after these commands, from the beginning. */
export function playDay(day: string, commands: readonly unknown[]): Promise<DaySeen> {
  return ask(`days/${encodeURIComponent(day)}/play`, { commands: [...commands] } satisfies DayCommands);
}

/** Hands in what one found, once; or, with an older day, asks what there was. */
export function handInDay(
  day: string,
  commands: readonly unknown[],
  how: "found" | "practice",
): Promise<DayPage> {
  return ask(`days/${encodeURIComponent(day)}/${how}`, { commands: [...commands] } satisfies DayCommands);
}

/** Days before one, the latest first. */
export function olderDays(before: string): Promise<OlderDays> {
  return ask(`days?before=${encodeURIComponent(before)}`);
}
