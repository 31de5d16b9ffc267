// The way to a finished game's analysis: with all that can be done now where that stands beside the board, elsewhere below
// the board.

import { t } from "../text";
import type { GameName } from "../wire";
import type { GameId } from "../wire/game";
import type { TableStore } from "./store";

export function Analyse<G extends GameName>(props: {
  store: TableStore<G>;
  /** Null while it is analysed. */
  analyse: ((id: GameId) => void) | null;
}) {
  const { store, analyse } = props;
  const id = store.view.value?.playing?.id;
  if (!analyse || !id || !store.page.analysis) return null;
  return (
    <button type="button" class="analyse" onClick={() => analyse(id)}>
      {t("analysis-ask")}
    </button>
  );
}
