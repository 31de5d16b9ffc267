// Before the first game: who plays, what is agreed on, and the way in for others.

import { Icon } from "../parts/icon";
import { Said } from "../parts/said";
import { t } from "../text";
import type { GameName } from "../wire";
import { Chairs } from "./chairs";
import { start } from "./moves";
import { SitDown } from "./sit-down";
import { startingOf } from "./starting";
import type { TableStore } from "./store";
import { TermsCard } from "./terms-card";

export function Lobby<G extends GameName>({ store, share }: { store: TableStore<G>; share: () => void }) {
  const view = store.view.value;
  if (!view) return null;
  return (
    <div class="lobby">
      <div class="stack">
        <section class="card stack">
          <h2>{t("who-plays")}</h2>
          <p class="soft">{t("seats-wanted", { fewest: view.fewest_seats, most: view.most_seats })}</p>
          <Chairs store={store} />
          <SitDown store={store} />
          <button type="button" onClick={share}>
            <Icon name="share" />
            {t("invite")}
          </button>
        </section>
        <StartLine store={store} />
      </div>
      <TermsCard store={store} />
    </div>
  );
}

/** Ready, and start: one button that says what it waits for. */
export function StartLine<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view) return null;
  const own = store.own.value;
  const host = store.isHost.value;
  const { may, ready, why } = startingOf(view, own, host);
  if (own.length === 0 && !host) return null;
  const again = view.playing !== null;
  return (
    <div class="start-line">
      {host ? (
        <button type="button" class="primary start" disabled={!may} onClick={() => void start(store)}>
          <Icon name="play" />
          {t(again ? "play-again" : "start")}
        </button>
      ) : (
        <button type="button" class="primary start" disabled={ready} onClick={() => void start(store)}>
          <Icon name="check" />
          {t(ready ? "you-are-ready" : "ready")}
        </button>
      )}
      <p role="status">{why ? <Said sentence={why} show={store.showRule} /> : null}</p>
    </div>
  );
}
