// The door: while it is open, a short code to read aloud leads here. The host opens and closes it.

import { t } from "../text";
import type { GameName } from "../wire";
import { spoken } from "./code";
import type { TableStore } from "./store";

export function Door<G extends GameName>({ store }: { store: TableStore<G> }) {
  const door = store.view.value?.door ?? null;
  const host = store.isHost.value;
  if (door === null && !host) return null;
  return (
    <section class="door">
      <p>{t(door ? "share-door" : "share-door-closed")}</p>
      {door ? <p class="share-code">{spoken(door)}</p> : null}
      {host ? (
        <button type="button" onClick={() => void store.do({ kind: door ? "close_door" : "open_door" })}>
          {t(door ? "door-close" : "door-open")}
        </button>
      ) : null}
    </section>
  );
}
