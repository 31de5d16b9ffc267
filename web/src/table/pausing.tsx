// Pausing. Where a pause has to wait, for the end of an auction or for everybody's wish, it is said who wishes it; one
// can join, and take it back.

import { listed, t } from "../text";
import type { GameName } from "../wire";
import { guestName } from "./names";
import { Prompt } from "./prompt";
import type { TableStore } from "./store";

/** Who wishes a pause that has to wait, by name; and whether one does oneself. */
function wishOf<G extends GameName>(store: TableStore<G>): { names: string; own: boolean } | null {
  const view = store.view.value;
  if (!view?.playing || view.playing.outcome || view.paused || view.pause_wished.length === 0) return null;
  const own = view.pause_wished.some((guest) => guest === store.you.value);
  return { names: listed(view.pause_wished.map((guest) => guestName(view, guest))), own };
}

function waitsFor<G extends GameName>(store: TableStore<G>): string {
  return t(store.page.pauses === "later" ? "pause-later" : "pause-together");
}

/** In the menu: pause, join, take it back, go on. It is over with a touch: what comes of it is seen at the table. */
export function PauseButton<G extends GameName>({
  store,
  close,
}: {
  store: TableStore<G>;
  close: () => void;
}) {
  const wish = wishOf(store);
  if (store.view.value?.paused) return <Wish store={store} kind="resume" says="resume" close={close} />;
  return (
    <div class="stack">
      {wish ? (
        <p role="status">
          {t("pause-wished", { names: wish.names })} {waitsFor(store)}
        </p>
      ) : null}
      {wish?.own ? (
        <Wish store={store} kind="do_not_pause" says="pause-not" close={close} />
      ) : (
        <Wish store={store} kind="pause" says={wish ? "pause-too" : "pause"} close={close} />
      )}
    </div>
  );
}

/** A touch that wishes something, and closes what it stands in. */
function Wish<G extends GameName>(props: {
  store: TableStore<G>;
  kind: "pause" | "do_not_pause" | "resume";
  says: string;
  close?: () => void;
}) {
  const { store, kind, says, close } = props;
  return (
    <button
      type="button"
      onClick={() => {
        close?.();
        void store.do({ kind });
      }}
    >
      {t(says)}
    </button>
  );
}

/** Whether a wish to pause is to be answered here, or one's own waits. */
export function pauseAsked<G extends GameName>(store: TableStore<G>): boolean {
  const wish = wishOf(store);
  if (!wish || wish.names === store.pauseSeen.value) return false;
  return wish.own || (store.page.pauses === "together" && store.own.value.length > 0);
}

/** What one's own wish waits for, or the question whether to join. */
export function PauseWish<G extends GameName>({ store }: { store: TableStore<G> }) {
  const wish = wishOf(store);
  if (!wish) return null;
  return (
    <Prompt
      says={wish.own ? waitsFor(store) : t("pause-wished", { names: wish.names })}
      short={wish.own ? t("pause-waits-short") : t("pause-wished-short", { names: wish.names })}
      close={() => {
        store.pauseSeen.value = wish.names;
      }}
    >
      {wish.own ? (
        <Wish store={store} kind="do_not_pause" says="pause-not" />
      ) : (
        <Wish store={store} kind="pause" says="pause-too" />
      )}
    </Prompt>
  );
}
