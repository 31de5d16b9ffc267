// A game's end, before everything else on the screen: who won, from one's own side, what decided it, and what can be done
// now.

import type { Scene } from "../games/page";
import { useDeaf } from "../parts/deaf";
import { Icon } from "../parts/icon";
import { Said } from "../parts/said";
import { isLarge } from "../parts/wide";
import { say, t } from "../text";
import type { GameName, Games } from "../wire";
import type { GameId } from "../wire/game";
import { Analyse } from "./analyse";
import { WantSeats } from "./asked";
import { endTitle } from "./end-title";
import { StartLine } from "./lobby";
import { PlayOn } from "./play-on";
import type { TableStore } from "./store";
import { noteWayBack } from "./way-back";

export function EndScene<G extends GameName>(props: {
  store: TableStore<G>;
  scene: Scene<G>;
  share: () => void;
  /** Looks at the game again with its expert; null while that is done. */
  analyse: ((id: GameId) => void) | null;
}) {
  const { store, scene, share, analyse } = props;
  const deaf = useDeaf();
  const playing = store.view.value?.playing;
  if (!playing?.outcome) return null;
  const { sentence, place, mood } = endTitle(playing.outcome.standings, store.plays.value, store.nameOf);
  const why = store.page.decided(playing.view as Games[G]["view"], store.nameOf, {
    own: store.plays.value,
    last: scene.last?.value ?? null,
  });
  const others = companyOf(store);
  return (
    <section class={`end-scene end-${mood}`} aria-label={t("end-of-game")}>
      <div role="status">
        {mood === "won" ? <Icon name="crown" size={30} /> : null}
        <h2>{t(sentence.id, sentence.args)}</h2>
        <p>
          <Said sentence={why} show={store.showRule} />
          {place ? ` ${say(place)}` : null}
        </p>
      </div>
      <div class="end-ways" inert={deaf}>
        <StartLine store={store} />
        <WantSeats store={store} />
        <div class="row">
          <a class="button" href={`/played/${playing.id}`} onClick={() => noteWayBack(playing.id)}>
            <Icon name="back" />
            {t("replay")}
          </a>
          <button type="button" onClick={share}>
            <Icon name="share" />
            {t("invite")}
          </button>
          <PlayOn page={store.page} view={playing.view as Games[G]["view"]} leaves={others} />
          {isLarge() ? <Analyse store={store} analyse={analyse} /> : null}
        </div>
      </div>
    </section>
  );
}

/** The people who play here beside those at this device, by name. */
function companyOf<G extends GameName>(store: TableStore<G>): string[] {
  const chairs = store.view.value?.chairs ?? [];
  return chairs.flatMap((chair) =>
    chair.kind === "guest" && chair.guest !== store.you.value ? [chair.name] : [],
  );
}
