// A refusal in words: the game's own, the room's, or the server's, looked up in that order.

import { hasText, type Sentence } from "../text";
import type { GameName } from "../wire";
import type { Refusal } from "../wire/room";

export function refusalSentence(refusal: Refusal, game: GameName | null): Sentence {
  const places = [...(game && refusal.rule ? [game] : []), "room", "server", ...(game ? [game] : [])];
  const ids = places.map((place) => `refused-${place}-${refusal.code}`);
  const id = ids.find(hasText) ?? "refused-server-server_failing";
  return { id, rule: refusal.rule ?? null };
}
