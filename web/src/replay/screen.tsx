// The replay's page: the board, the controls, the words, and what the solver or the engine says.

import { Analysis } from "../analysis/analysis";
import { ShownBoard, ShownHead, ShownRule } from "../analysis/shown";
import { reviewOf } from "../net/api";
import { Boundary } from "../parts/boundary";
import { Said } from "../parts/said";
import { PlayOn } from "../table/play-on";
import { wayBack } from "../table/way-back";
import { type Sentence, t } from "../text";
import type { GameName, Games } from "../wire";
import type { GameId } from "../wire/game";
import { Controls } from "./controls";
import type { Projector } from "./film";
import { Lines } from "./lines";
import { Taking } from "./taking";

export function Screen<G extends GameName>(props: { id: GameId; projector: Projector<G>; atOnce: boolean }) {
  const { projector } = props;
  const { page, film, scene } = projector;
  const title = t("replay-title", { game: t(`game-${page.game}`) });
  const { Badge, Ending } = page;
  const view = scene.view.value as Games[G]["view"];
  const notice = projector.notice.value;
  const atEnd = projector.at.value === projector.last;
  return (
    <div class={`table replay table-${page.game}`}>
      <ShownHead title={title} back={wayBack(props.id)} />
      <main class="table-main">
        <ul class="seats" aria-label={t("seats")}>
          {film.names.map((name, seat) => (
            <li class="seat" key={`${name}/${String(seat)}`} data-seat={seat}>
              <span class="seat-name">
                <span>{name}</span>
              </span>
              <Badge view={view} seat={seat} />
            </li>
          ))}
        </ul>
        <div class="now">
          <p role="status">
            <Said sentence={notice ?? lineAt(projector)} show={scene.showRule} />
          </p>
        </div>
        <ShownBoard projector={projector} where="a replay" />
        <Controls projector={projector} />
        <div class="row replay-play-on">
          <PlayOn page={page} view={view} />
        </div>
        {atEnd ? (
          <Boundary place={`${page.game} ending in a replay`}>
            <Ending scene={scene} />
          </Boundary>
        ) : null}
      </main>
      <aside class="table-aside replay-aside">
        <Analysis projector={projector} question={() => reviewOf(props.id)} atOnce={props.atOnce} />
        <h2>{t("what-happened")}</h2>
        <Lines projector={projector} />
        <Taking id={props.id} projector={projector} title={title} />
      </aside>
      <ShownRule projector={projector} />
    </div>
  );
}

/** What happened last at the frame that is shown. */
function lineAt<G extends GameName>(projector: Projector<G>): Sentence {
  const line = projector.lines.findLast(({ frame }) => frame <= projector.at.value);
  return line?.sentence ?? { id: "replay-beginning" };
}
