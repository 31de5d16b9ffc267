// What bound the dice as this device first saw the game: noted then, compared when the game is over.

import type { View } from "../../../wire/corona";
import type { Commitment, GameId } from "../../../wire/game";

const noted = new Map<GameId, Commitment>();
const name = (game: GameId) => `tablier.commitment.${game}`;

/** Notes a game's commitment, the first time only; a reload of the page does not forget it. */
export function noteCommitment({ game, commitment }: Pick<View, "game" | "commitment">): void {
  if (noted.has(game)) return;
  const before = recall(game);
  noted.set(game, before ?? commitment);
  if (before !== null) return;
  try {
    sessionStorage.setItem(name(game), commitment);
  } catch {
    // Storage is switched off: noted for as long as the page stays.
  }
}

function recall(game: GameId): Commitment | null {
  try {
    return sessionStorage.getItem(name(game));
  } catch {
    return null;
  }
}

/** What was noted; null if this device has not seen the game before. */
export function notedCommitment(game: GameId): Commitment | null {
  return noted.get(game) ?? recall(game);
}
