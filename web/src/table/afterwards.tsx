// After a game: how it went, and what can be changed for another one.

import type { Scene } from "../games/page";
import { isLarge } from "../parts/wide";
import { t } from "../text";
import type { GameName } from "../wire";
import type { GameId } from "../wire/game";
import { Analyse } from "./analyse";
import { Chairs } from "./chairs";
import { SitDown } from "./sit-down";
import type { TableStore } from "./store";
import { TermsCard } from "./terms-card";

export function Afterwards<G extends GameName>(props: {
  store: TableStore<G>;
  scene: Scene<G>;
  /** Looks at the game again with its expert; null while that is done. */
  analyse: ((id: GameId) => void) | null;
}) {
  const { store, scene, analyse } = props;
  const { Ending } = store.page;
  return (
    <div class="afterwards stack">
      {isLarge() ? null : <Analyse store={store} analyse={analyse} />}
      <Ending scene={scene} />
      <details class="change-table">
        <summary>{t("change-table")}</summary>
        <section class="card stack">
          <h2>{t("who-plays")}</h2>
          <Chairs store={store} />
          <SitDown store={store} />
        </section>
        <TermsCard store={store} />
      </details>
    </div>
  );
}
