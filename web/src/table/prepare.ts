// A table's code on its way before the table is there: as somebody reaches for a game, while its table is being opened.
// What does not come is asked for again when it is needed.

import { loadPage } from "../games";
import { needTexts } from "../text";
import type { GameName } from "../wire";

const unheeded = () => {};

export function prepare(game: GameName): void {
  import("./index").catch(unheeded);
  loadPage(game).catch(unheeded);
  needTexts("table", game).catch(unheeded);
}
