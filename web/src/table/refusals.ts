// A refusal in words. One that rests on a rule is the game's; any other is the room's or the server's before it is the
// game's.

import { hasText, type Sentence } from "../text";
import type { GameName } from "../wire";
import type { Refusal } from "../wire/room";

export function refusalSentence(refusal: Refusal, game: GameName): Sentence {
  const places = refusal.rule ? [game, "room", "server"] : ["room", "server", game];
  const ids = places.map((place) => `refused-${place}-${refusal.code}`);
  const id = ids.find(hasText) ?? "refused-server-server_failing";
  return { id, rule: refusal.rule ?? null };
}
