// Before the first game: who plays, what is agreed on, and the way in for others.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { Said } from "../parts/said";
import { t } from "../text";
import type { GameName } from "../wire";
import { WantSeats } from "./asked";
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
          <WantSeats store={store} />
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
  const { may, ready, mayWish, why: waits } = startingOf(view, own, host);
  const why = store.unready.value && !ready && !host ? { id: "ready-again" } : waits;
  const [wished, wish] = useState(false);
  // Who asked for another game has said it: it begins as soon as the others have answered.
  useEffect(() => {
    if (!wished || !may || !ready) return;
    wish(false);
    void start(store);
  }, [wished, may, ready]);
  if (own.length === 0 && !host) return null;
  const again = view.playing !== null;
  const press = () => {
    wish(again && !may);
    void start(store);
  };
  return (
    <div class="start-line">
      {host ? (
        <button type="button" class="primary start" disabled={!may && !mayWish} onClick={press}>
          <Icon name="play" />
          {t(again ? "play-again" : "start")}
        </button>
      ) : (
        <button type="button" class="primary start" disabled={ready} onClick={() => void start(store)}>
          <Icon name="check" />
          {t(ready ? "you-are-ready" : again ? "play-again" : "ready")}
        </button>
      )}
      <p role="status">{why ? <Said sentence={why} show={store.showRule} /> : null}</p>
    </div>
  );
}
