// What the table agrees on for the next game: read by all, changed by the host.

import { t } from "../text";
import type { GameName, Games, TableCommand } from "../wire";
import type { TableStore } from "./store";

export function TermsCard<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view) return null;
  const { Terms } = store.page;
  const host = store.isHost.value;
  const change = (setup: Games[G]["setup"]) =>
    void store.do({ kind: "change_setup", setup } as unknown as TableCommand<G>);
  return (
    <section class="card stack terms">
      <h2>{t("terms")}</h2>
      {host ? null : <p class="soft">{t("terms-by-host")}</p>}
      <Terms setup={view.setup as Games[G]["setup"]} {...(host ? { change } : {})} />
    </section>
  );
}
