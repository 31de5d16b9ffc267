// The chairs between games: who is ready, bots to be seated, chairs to be given back.

import { useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import type { ChairView } from "../wire/room";
import { chairName, levelName } from "./names";
import type { TableStore } from "./store";

export function Chairs<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view) return null;
  const host = store.isHost.value;
  const own = store.own.value;
  const free = view.chairs.filter((chair) => chair.kind === "nobody").length;
  const full = view.chairs.length - free >= view.most_seats;
  return (
    <>
      <ul class="chairs">
        {view.chairs.map((chair, seat) =>
          chair.kind === "nobody" ? null : (
            <li key={seat}>
              <Icon name={chair.kind === "bot" ? "bot" : "person"} />
              <span class="chair-name">{chairName(view, seat)}</span>
              <ChairState chair={chair} host={chair.kind === "guest" && chair.guest === view.host} />
              {host || own.includes(seat) ? (
                <button
                  type="button"
                  class="quiet round"
                  aria-label={t("free-chair", { name: chairName(view, seat) })}
                  onClick={() => void store.do({ kind: "stand", seat })}
                >
                  <Icon name="close" size={18} />
                </button>
              ) : null}
            </li>
          ),
        )}
      </ul>
      {host && !full ? <SeatBot store={store} /> : null}
    </>
  );
}

function ChairState({ chair, host }: { chair: ChairView; host: boolean }) {
  return (
    <span class="soft chair-state">
      {host ? `${t("host")} ` : null}
      {chair.kind === "guest" && chair.ready ? t("is-ready") : null}
    </span>
  );
}

function SeatBot<G extends GameName>({ store }: { store: TableStore<G> }) {
  const [level, setLevel] = useState(store.page.company.medium[0] ?? 0);
  const levels = store.view.value?.levels ?? [];
  return (
    <div class="row seat-bot">
      <select
        aria-label={t("bot-level")}
        value={level}
        onChange={(event) => setLevel(Number(event.currentTarget.value))}
      >
        {levels.map((name, index) => (
          <option key={name} value={index}>
            {levelName(store.page.game, name)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void store.do({ kind: "seat_bot", level })}>
        <Icon name="bot" />
        {t("add-bot")}
      </button>
    </div>
  );
}
