// Corona's board: the ring, and under it what the moment asks for.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../text";
import type { View } from "../../../wire/corona";
import type { Scene } from "../../page";
import { Auction } from "../hand/auction";
import type { Draft } from "../hand/draft";
import { useFocusKept } from "../hand/focus";
import { EMPTY_HAND, type Hand } from "../hand/hand";
import { aheadOf, PlayingControls, playingTouch, playOf } from "../hand/playing";
import { SettingUpControls, settingUpTouch, Tray } from "../hand/setting-up";
import type { Touch } from "../hand/touch";
import { setterOf, useDraft } from "../hand/use-draft";
import { type Theatre, theatreOf } from "../motion/theatre";
import { noteCommitment } from "../panels/commitment";
import { LastRound } from "../panels/last-round";
import { Glass } from "./glass";
import { Middle, OpeningRolls } from "./middle";
import { Ring } from "./ring";
import { NO_MARKERS, type Scenery, sceneryOf } from "./scenery";
import { Settled } from "./settled";
import { TimeLow } from "./time-low";

export function Board({ scene }: { scene: Scene<"corona"> }) {
  const theatre = theatreOf(scene);
  const view = scene.view.value;
  const draft = useDraft(scene);
  const hand = useSignal<Hand>(EMPTY_HAND);
  // Another's turn begins with an empty hand.
  const turnKey = useComputed(() => turnOf(scene.view.value));
  useSignalEffect(() => {
    if (turnKey.value !== null) hand.value = EMPTY_HAND;
  });
  useLayoutEffect(() => theatre.letGo(), [theatre, view]);
  noteCommitment(view);

  const setter = setterOf(view);
  const playing = playOf(scene);
  const shown = theatre.shown.value;
  const busy = shown !== null || theatre.playing.value;
  let touch: Touch | null = null;
  if (!busy && setter !== null) touch = settingUpTouch(draft);
  if (!busy && playing) touch = playingTouch(scene, playing.seat, playing.play, hand);

  const focus = useFocusKept();
  const { phase } = view;
  return (
    <section class={`corona is-${phase.kind}`} {...focus}>
      <h2 class="unseen">{t("corona-board")}</h2>
      <div class="corona-table">
        <Ring
          scenery={drawn(view, theatre, setter === null ? null : draft.value)}
          touch={touch}
          ahead={playing && !busy ? aheadOf(playing.play, hand.value) : null}
          theatre={theatre}
          corners={<Corners scene={scene} />}
          tray={touch && setter !== null ? (grab) => <Tray draft={draft} grab={grab} /> : null}
        >
          <Middle scene={scene} theatre={theatre} />
        </Ring>
        <Settled scene={scene} theatre={theatre} />
      </div>
      <div class="corona-below">
        {shown && <p class="corona-note">{t("corona-showing")}</p>}
        {setter !== null && !busy && <SettingUpControls scene={scene} seat={setter} draft={draft} />}
        {phase.kind === "auction" && (
          <Auction scene={scene} auction={phase} won={theatre.won.value !== null} />
        )}
        {playing && !busy && (
          <PlayingControls scene={scene} seat={playing.seat} play={playing.play} hand={hand} />
        )}
        {phase.kind === "setting_up" && !view.last && <OpeningRolls scene={scene} />}
        {(phase.kind === "setting_up" || phase.kind === "over") && view.last && (
          <LastRound scene={scene} theatre={theatre} round={view.last} />
        )}
      </div>
    </section>
  );
}

function drawn(view: View, theatre: Theatre, draft: Draft | null): Scenery {
  const shown = theatre.shown.value;
  if (shown) return { pieces: shown.pieces, markers: NO_MARKERS, dice: shown.dice };
  if (draft) return { pieces: draft.pieces, markers: NO_MARKERS, dice: null };
  return sceneryOf(view);
}

function turnOf({ phase }: View): string | null {
  if (phase.kind === "marking") return `${phase.turn.bidder} ${phase.turn.began}`;
  return phase.kind === "moving" ? `${phase.turn.bidder} ${phase.moves.length}` : null;
}

/** The corners that a ring leaves free: the round on the left, the glass on the right. */
function Corners({ scene }: { scene: Scene<"corona"> }) {
  const view = scene.view.value;
  const { phase } = view;
  const { rounds } = view.setup.endings;
  const underWay = phase.kind !== "over" && phase.kind !== "opening";
  return (
    <>
      {underWay && (
        <g class="corona-round" transform="translate(-176 -170)">
          <text class="corona-number" y={24}>
            {view.played + 1}
          </text>
          <text y={40}>{rounds === null ? t("corona-round") : t("corona-round-of", { rounds })}</text>
        </g>
      )}
      <TimeLow scene={scene} />
      {phase.kind === "auction" && (
        <g transform="translate(157 -149)">
          <Glass scene={scene} glass={phase.glass} />
        </g>
      )}
    </>
  );
}
