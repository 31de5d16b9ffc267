// Playing from here: any position of any game as the beginning of one's own, against bots, at a table of one's own. The
// game's page says what of a view can be begun with; whether it can is the server's to decide.

import { AT_ONCE } from "../games";
import type { Given } from "../games/page";
import { openTable } from "../net/api";
import { tableSocket } from "../net/table-socket";
import { go, staying } from "../router";
import { ownName } from "../settings";
import { t } from "../text";
import type { GameName } from "../wire";
import { type Intent, intend } from "./intent";
import { prepare } from "./prepare";
import { noteWayBack } from "./way-back";

/** Opens a table and sits down at it, to play at once; whoever has gone elsewhere meanwhile is left there. Fails as opening
 * a table does. */
export async function playAtOnce(game: GameName, intent: Intent): Promise<void> {
  const stays = staying();
  const opened = openTable(game, ownName.value || t("guest"), intent.given ? undefined : AT_ONCE[game]);
  prepare(game);
  const { code } = await opened;
  if (!stays()) return;
  if (intent.given) noteWayBack(code);
  intend(code, { game, intent, socket: tableSocket(code) });
  go(`/t/${code}`);
}

/** Plays on from a position. */
export function tryPosition<G extends GameName>(game: G, given: Given<G>): Promise<void> {
  return playAtOnce(game, { given: given as Given<GameName> });
}
