// The one sentence: what you can do now, or why something can't be done.

import { Said } from "../parts/said";
import { type Sentence, t } from "../text";
import type { GameName, Games } from "../wire";
import type { Seat } from "../wire/game";
import type { TableStore } from "./store";

export function NowLine<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  const notice = store.notice.value;
  const sentence = notice?.sentence ?? now(store);
  return (
    <div class={`now ${notice?.tone === "no" ? "now-notice" : ""}`}>
      {/* A turn that has come while the line was lost is said once more, though it reads the same. */}
      <p role="status" aria-live="polite" data-testid="now">
        {sentence ? <Said key={store.missedTurns.value} sentence={sentence} show={store.showRule} /> : null}
      </p>
      {view?.paused && mayGoOn(store) ? (
        <button type="button" class="primary" onClick={() => void store.do({ kind: "resume" })}>
          {t("resume")}
        </button>
      ) : null}
    </div>
  );
}

/** Whoever only watches has no say in it. */
function mayGoOn<G extends GameName>(store: TableStore<G>): boolean {
  return store.own.value.length > 0 || store.isHost.value;
}

function now<G extends GameName>(store: TableStore<G>): Sentence | null {
  const view = store.view.value;
  if (!view) return null;
  if (!view.playing) {
    if (store.isHost.value && store.own.value.length > 0) return { id: "now-before" };
    return { id: store.own.value.length > 0 ? "now-before-guest" : "now-come" };
  }
  if (view.paused) return { id: view.paused === "abandoned" ? "now-abandoned" : "now-paused" };
  if (view.playing.outcome) return { id: "now-over" };
  const scene = store.scene.value;
  const meanwhile = scene && store.page.meanwhile?.(scene);
  if (meanwhile) return meanwhile;
  return store.page.now(view.playing.view as Games[G]["view"], played(store), store.nameOf);
}

/** The seats that are played here: not those that a bot plays meanwhile. */
function played<G extends GameName>(store: TableStore<G>): readonly Seat[] {
  const chairs = store.view.value?.chairs ?? [];
  return store.own.value.filter((seat) => {
    const chair = chairs[seat];
    return chair?.kind === "guest" && chair.stand_in === null;
  });
}
