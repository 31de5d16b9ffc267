// Corona's board: the ring, and under it what the moment asks for.

import { useSignalEffect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { type Sentence, t } from "../../../text";
import type { Round, View } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { Auction } from "../hand/auction";
import type { Draft } from "../hand/draft";
import { useFocusKept } from "../hand/focus";
import { PlayingControls, playOf } from "../hand/playing";
import { usePlayingHand } from "../hand/playing-hand";
import { SettingUpControls, settingUpTouch, Tray } from "../hand/setting-up";
import { setterOf, useDraft } from "../hand/use-draft";
import { type Theatre, theatreOf } from "../motion/theatre";
import { noteCommitment } from "../panels/commitment";
import { LastRound } from "../panels/last-round";
import { RoundEnd } from "../panels/round-end";
import { endOf } from "../words/round-end";
import { frameOf } from "./best-line";
import { Corners } from "./corners";
import { useFreshDice } from "./fresh-dice";
import { Middle, OpeningRolls } from "./middle";
import { Ring } from "./ring";
import { endOfRound, landed, NO_MARKERS, type Scenery, sceneryOf } from "./scenery";
import { Won } from "./won";

/** What is said while a piece has landed ahead of the view, and while a round's end is looked at: the next round is not the
 * moment's matter yet. */
export function meanwhile(scene: Scene<"corona">): Sentence | null {
  const view = scene.view.value;
  const { phase } = view;
  const { settled, points } = theatreOf(scene);
  if (settled.value) return { id: "corona-now-settled", rule: "C13" };
  if (points.value !== null && (phase.kind === "marking" || phase.kind === "moving")) {
    const { bidder, call } = phase.turn;
    const id = scene.own.value.includes(bidder) ? "corona-now-move" : "corona-now-moving";
    return { id, args: { name: nameIn(scene)(bidder), call, points: points.value }, rule: "C12" };
  }
  if (phase.kind !== "setting_up") return null;
  if (!endedRound(scene, theatreOf(scene))) {
    return theatreOf(scene).shown.value ? { id: "corona-now-looking", rule: null } : null;
  }
  const mine = scene.own.value.includes(phase.setter);
  const id = mine ? "corona-now-ended-mine" : "corona-now-ended";
  return { id, args: { name: nameIn(scene)(phase.setter) }, rule: "C16" };
}

export function Board({ scene }: { scene: Scene<"corona"> }) {
  const theatre = theatreOf(scene);
  const view = scene.view.value;
  const draft = useDraft(scene);
  // What was looked at gives way when the dice fall.
  useSignalEffect(() => {
    if (!rests(scene.view.value) && theatre.shown.peek()) theatre.look(null);
  });
  const shown = theatre.shown.value;
  useLayoutEffect(() => theatre.letGo(), [theatre, view, shown]);
  noteCommitment(view);

  const setter = setterOf(view);
  const playing = playOf(scene);
  const ended = endedRound(scene, theatre);
  const busy = shown !== null || ended !== null || theatre.playing.value;
  const { hand, touch: playTouch, ahead } = usePlayingHand(scene, playing);
  const touch = !busy && setter !== null ? settingUpTouch(draft) : playTouch;

  const focus = useFocusKept();
  const fresh = useFreshDice(scene);
  const { phase } = view;
  const opens = phase.kind === "opening" || (phase.kind === "setting_up" && !view.last);
  // Only at a table is the screen the ring's: beside a film there is more to see.
  const fitted = scene.goOn !== undefined && phase.kind !== "over";
  return (
    <section class={`corona is-${phase.kind} ${fitted ? "is-fitted" : ""}`} {...focus}>
      <h2 class="unseen">{t("corona-board")}</h2>
      <div class="corona-table">
        <Ring
          scenery={{ ...drawn(scene, theatre, ended, setter === null ? null : draft.value), fresh }}
          touch={touch}
          ahead={shown ? frameOf(shown.round, shown.done).ahead : ahead}
          theatre={theatre}
          corners={<Corners scene={scene} past={shown?.round ?? ended?.round ?? null} />}
          tray={touch && setter !== null ? (grab) => <Tray draft={draft} grab={grab} /> : null}
        >
          <Middle scene={scene} theatre={theatre} ended={ended?.round ?? null} />
        </Ring>
        <Won scene={scene} theatre={theatre} />
      </div>
      <div
        class="corona-below"
        onClickCapture={(event) => {
          if (theatre.isSecond(event)) event.stopPropagation();
        }}
      >
        {setter !== null && !busy && <SettingUpControls scene={scene} seat={setter} draft={draft} />}
        {phase.kind === "auction" && (
          <Auction scene={scene} auction={phase} won={theatre.won.value !== null} />
        )}
        {playing && !busy && (
          <PlayingControls scene={scene} seat={playing.seat} play={playing.play} hand={hand} />
        )}
        {opens && setter === null && <OpeningRolls scene={scene} theatre={theatre} />}
        {ended ? (
          <RoundEnd scene={scene} theatre={theatre} {...ended} />
        ) : theatre.settled.value ? (
          <RoundEnd scene={scene} theatre={theatre} round={theatre.settled.value} end={null} />
        ) : (
          rests(view) && view.last && <LastRound scene={scene} theatre={theatre} round={view.last} />
        )}
      </div>
    </section>
  );
}

/** Between two rounds, and after the last. */
function rests({ phase }: View): boolean {
  return phase.kind === "setting_up" || phase.kind === "over";
}

/** The round whose end is looked at, until one goes on. In a replay one goes on anyway. */
function endedRound(scene: Scene<"corona">, theatre: Theatre): { round: Round; end: string } | null {
  const { last, phase } = scene.view.value;
  // Whoever sets up and has put pieces down had seen it: the page is a new one.
  const begun = phase.kind === "setting_up" && phase.changes > 0 && setterOf(scene.view.value) !== null;
  const end = begun ? null : endOf(scene.view.value);
  return scene.goOn && last && end !== null && end !== theatre.seen.value ? { round: last, end } : null;
}

function drawn(
  scene: Scene<"corona">,
  theatre: Theatre,
  ended: { round: Round } | null,
  draft: Draft | null,
): Scenery {
  const { phase } = scene.view.value;
  const shown = theatre.shown.value;
  if (shown) return frameOf(shown.round, shown.done);
  if (ended) return endOfRound(ended.round);
  if (draft) return { pieces: draft.pieces, markers: NO_MARKERS, dice: null };
  if (theatre.landed.value) return landed(scene.view.value, theatre.landed.value);
  if (phase.kind !== "setting_up") return sceneryOf(scene.view.value);
  // The setter's hand, as it goes; where it was not shown, what the table knows.
  const hand = scene.gestures.hand(phase.setter).value;
  return { pieces: hand?.placing.pieces ?? phase.pieces, markers: NO_MARKERS, dice: null };
}
