// For whoever comes into a game under way: that they watch, a seat they may play on from, a place in the next game.

import { useState } from "preact/hooks";
import { ownName } from "../settings";
import { t } from "../text";
import type { GameName } from "../wire";
import { freeSeat, lostSeat } from "./lent";
import { become } from "./moves";
import { askForNext } from "./next-game";
import { Prompt } from "./prompt";
import type { TableStore } from "./store";

export function Watching<G extends GameName>({ store }: { store: TableStore<G> }) {
  // A seat that was not wanted, and all of it put away.
  const [declined, decline] = useState<number | null>(null);
  const [away, putAway] = useState(false);
  const [name, setName] = useState(ownName.value);
  const view = store.view.value;
  if (!view) return null;
  const seat = freeSeat(view, store.present.value);
  const free = seat === declined ? undefined : seat;
  if (away && free === undefined) return null;
  const close = () => (free === undefined ? putAway(true) : decline(free));
  const noted = store.wantsNext.value;
  const asked = !noted && ownName.value === "" && store.you.value === null;
  const playFor = async (seat: number) => {
    if (await become(store, name)) await store.do({ kind: "play_for", seat });
  };
  return (
    <Prompt says={saysTo(store, free)} short={shortTo(store, free)} close={close}>
      {asked ? (
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          placeholder={t("your-name")}
          aria-label={t("your-name")}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      ) : null}
      {free !== undefined ? (
        <button type="button" class="primary" onClick={() => void playFor(free)}>
          {t("play-for", { name: store.nameOf(free) })}
        </button>
      ) : noted ? (
        <button
          type="button"
          onClick={() => {
            store.wantsNext.value = false;
          }}
        >
          {t("next-not")}
        </button>
      ) : (
        <button type="button" class="primary" onClick={() => void askForNext(store, name)}>
          {t("play-next")}
        </button>
      )}
    </Prompt>
  );
}

function saysTo<G extends GameName>(store: TableStore<G>, free: number | undefined): string {
  const view = store.view.value;
  if (free !== undefined) return t("asked-seat-free", { name: store.nameOf(free) });
  if (store.wantsNext.value) return t("asked-next-noted");
  const lost = view ? lostSeat(view) : undefined;
  return lost === undefined ? t("asked-watching") : t("asked-watching-out", { name: store.nameOf(lost) });
}

/** The same in a few words, for a narrow bar: what can be done, rather than what is. */
function shortTo<G extends GameName>(store: TableStore<G>, free: number | undefined): string {
  if (free !== undefined) return t("asked-seat-free-short", { name: store.nameOf(free) });
  return t(store.wantsNext.value ? "asked-next-noted-short" : "asked-watching-short");
}
