// What the host may do for others: stand-ins for those who are gone, hand over the table, send somebody away.

import { SureButton } from "../parts/sure-button";
import { t } from "../text";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

export function HostControls<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view) return null;
  const playing = view.playing !== null && view.playing.outcome === null;
  const others = view.guests.filter((guest) => guest.id !== store.you.value);
  return (
    <section class="stack">
      <h3>{t("as-host")}</h3>
      {playing ? <StandIns store={store} /> : null}
      {others.length === 0 ? <p class="soft">{t("nobody-else")}</p> : null}
      {others.map((guest) => (
        <div class="row" key={guest.id}>
          <strong class="chair-name">{guest.name}</strong>
          <button type="button" onClick={() => void store.do({ kind: "hand_over", to: guest.id })}>
            {t("hand-over")}
          </button>
          <SureButton
            label={t("remove")}
            sure={t("remove-sure")}
            act={() => void store.do({ kind: "remove_guest", guest: guest.id })}
          />
        </div>
      ))}
    </section>
  );
}

function StandIns<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  const away = (view?.chairs ?? []).flatMap((chair, seat) =>
    chair.kind === "guest" && chair.stand_in === null && !store.present.value.includes(chair.guest)
      ? [{ seat, name: chair.name }]
      : [],
  );
  return (
    <>
      {away.map(({ seat, name }) => (
        <button
          type="button"
          key={seat}
          onClick={() => void store.do({ kind: "stand_in", seat, level: store.page.company.medium[0] ?? 0 })}
        >
          {t("seat-stand-in", { name })}
        </button>
      ))}
    </>
  );
}
