// A situation played out by one person alone, as on a day: the ring, a glass if one runs, the playing hand; and once it
// is over, what was played and the best line.

import "../styles/board.css";
import "../styles/ring.css";
import "../styles/hand.css";
import "../styles/panels.css";
import "../styles/round-end.css";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../text";
import type { Glass as GlassTimes, Round } from "../../../wire/corona";
import type { Scene } from "../../page";
import { useFocusKept } from "../hand/focus";
import { PlayingControls, playOf } from "../hand/playing";
import { usePlayingHand } from "../hand/playing-hand";
import { theatreOf } from "../motion/theatre";
import { BestLine, ShowMe } from "../panels/last-round";
import { frameOf } from "./best-line";
import { Glass } from "./glass";
import { Tally } from "./middle";
import { sum } from "./points";
import { Ring } from "./ring";
import { endOfRound, landed, sceneryOf } from "./scenery";

export function Alone(props: {
  scene: Scene<"corona">;
  /** The glass that runs, if one does. */
  glass: GlassTimes | null;
  /** What there was, once it is over. */
  round: Round | null;
  /** What else can be done: straight under the ring, where it stays whatever comes and goes below. */
  children?: ComponentChildren;
}) {
  const { scene, glass, round } = props;
  const theatre = theatreOf(scene);
  const view = scene.view.value;
  const shown = theatre.shown.value;
  useLayoutEffect(() => theatre.letGo(), [theatre, view, shown]);
  const playing = round ? null : playOf(scene);
  const moving = theatre.playing.value;
  const { hand, touch, ahead } = usePlayingHand(scene, playing);
  const frame = shown ? frameOf(shown.round, shown.done) : null;
  const lands = theatre.landed.value;
  const points = frame?.points ?? theatre.points.value ?? round?.result?.points ?? sum(movesOf(scene));
  const focus = useFocusKept();
  return (
    <section class="corona is-alone" {...focus}>
      <h2 class="unseen">{t("corona-board")}</h2>
      <div class="corona-table">
        <Ring
          scenery={frame ?? (round ? endOfRound(round) : lands ? landed(view, lands) : sceneryOf(view))}
          touch={touch}
          ahead={frame ? frame.ahead : ahead}
          theatre={theatre}
          corners={
            glass && (
              <g transform="translate(157 -149)">
                <Glass scene={scene} glass={glass} />
              </g>
            )
          }
        >
          <Tally points={points} call={round?.best ?? null} />
        </Ring>
      </div>
      <div class="corona-below">
        {props.children}
        {round && (shown ? <BestLine theatre={theatre} round={round} /> : null)}
        {round && !shown ? (
          <div class="row corona-alone-ways">
            <ShowMe theatre={theatre} round={round} />
          </div>
        ) : null}
        {playing && !moving && playing.play.offers.length > 0 ? (
          <PlayingControls scene={scene} seat={playing.seat} play={playing.play} hand={hand} />
        ) : null}
      </div>
    </section>
  );
}

function movesOf(scene: Scene<"corona">) {
  const { phase } = scene.view.value;
  return phase.kind === "moving" ? phase.moves : [];
}
