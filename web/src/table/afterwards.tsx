// After a game: how it ended, and another one.

import type { Scene } from "../games/page";
import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import { Chairs } from "./chairs";
import { StartLine } from "./lobby";
import { SitDown } from "./sit-down";
import type { TableStore } from "./store";
import { TermsCard } from "./terms-card";

export function Afterwards<G extends GameName>(props: {
  store: TableStore<G>;
  scene: Scene<G>;
  share: () => void;
}) {
  const { store, scene, share } = props;
  const { Ending } = store.page;
  const id = store.view.value?.playing?.id;
  return (
    <div class="afterwards stack">
      <Ending scene={scene} />
      <StartLine store={store} />
      <div class="row">
        {id ? (
          <a class="button" href={`/played/${id}`}>
            <Icon name="back" />
            {t("replay")}
          </a>
        ) : null}
        <button type="button" onClick={share}>
          <Icon name="share" />
          {t("invite")}
        </button>
      </div>
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
