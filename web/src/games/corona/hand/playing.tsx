// Playing a round out: what touches on dice and pieces do, and the bar that says what the next touch will do.

import type { Signal } from "@preact/signals";
import { Said } from "../../../parts/said";
import { SureButton } from "../../../parts/sure-button";
import { type Sentence, t } from "../../../text";
import type { Move, Space } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { Scene } from "../../page";
import { COLOURS, pipsOf, sceneryOf, stack } from "../board/scenery";
import { Marker } from "../board/shapes";
import { colourName } from "../board/spoken";
import {
  type Deed,
  dropDie,
  dropPiece,
  EMPTY_HAND,
  type Hand,
  mayTake,
  type Play,
  stepOf,
  takeOff,
  touchDie,
  touchPiece,
  touchSpace,
} from "./hand";
import type { Ahead, Touch } from "./touch";

/** A second touch as soon as this is a slip of the finger, not a decision. */
const SLIP = 280;

/** A round this device may play out, by which seat; null if it may not. */
export function playOf(scene: Scene<"corona">): { play: Play; seat: Seat } | null {
  const view = scene.view.value;
  const { kind } = view.phase;
  const seat = view.offers[0]?.seat;
  if ((kind !== "marking" && kind !== "moving") || seat === undefined) return null;
  const { pieces, markers } = sceneryOf(view);
  return { seat, play: { offers: view.offers, pieces, markers, marking: kind === "marking" } };
}

/** The way of the piece in the hand. */
export function aheadOf(play: Play, hand: Hand): Ahead | null {
  if (hand.kind !== "piece") return null;
  const step = stepOf(play, hand.piece);
  return step && { piece: hand.piece, step };
}

let lastTouch = 0;

export function doDeed(scene: Scene<"corona">, seat: Seat, hand: Signal<Hand>, deed: Deed): void {
  hand.value = deed.hand;
  if (deed.hint) scene.hint(deed.hint);
  if (deed.command) void scene.play(seat, deed.command);
}

export function playingTouch(scene: Scene<"corona">, seat: Seat, play: Play, hand: Signal<Hand>): Touch {
  const act = (deed: Deed) => {
    const slipped = deed.command?.kind === "touch" && performance.now() - lastTouch < SLIP;
    lastTouch = performance.now();
    if (!slipped) doDeed(scene, seat, hand, deed);
  };
  const held = hand.value;
  return {
    space: (space, hit, ahead) => act(touchSpace(play, hand.peek(), space, hit, ahead)),
    die: (colour) => act(touchDie(play, hand.peek(), colour)),
    grabs: (what) => (what.kind === "die" ? play.marking : stepOf(play, what.piece) !== null),
    started: (what) => {
      hand.value =
        what.kind === "die" ? { kind: "die", colour: what.colour } : { kind: "piece", piece: what.piece };
    },
    dropped: (what, on, hit) =>
      doDeed(
        scene,
        seat,
        hand,
        what.kind === "die" ? dropDie(play, what.colour, on, hit) : dropPiece(play, what.piece, on),
      ),
    does: (space) => doesAt(play, held, space),
    hand: {
      piece: held.kind === "piece" ? held.piece : null,
      colour: held.kind === "die" ? held.colour : null,
    },
  };
}

/** What a touch on a space would do, for the ear. */
function doesAt(play: Play, hand: Hand, space: Space): string | null {
  const there = stack(play.pieces, space);
  const ahead = aheadOf(play, hand);
  if (there.length === 0) {
    return ahead?.step.to === space ? t("corona-does-move", { to: space, points: ahead.step.points }) : null;
  }
  if (hand.kind === "die") return t("corona-does-mark", { colour: colourName(hand.colour) });
  const steps = there.flatMap((piece) => stepOf(play, piece) ?? []);
  const first: Move | undefined = steps[0];
  return first ? t("corona-does-move", { to: first.to, points: first.points }) : null;
}

/** What is in the hand, what the next touch does, and the same as buttons. */
export function PlayingControls(props: {
  scene: Scene<"corona">;
  seat: Seat;
  play: Play;
  hand: Signal<Hand>;
}) {
  const { scene, seat, play, hand } = props;
  const ahead = aheadOf(play, hand.value);
  const act = (deed: Deed) => doDeed(scene, seat, hand, deed);
  if (ahead) {
    return (
      <div class="corona-controls">
        <Siblings {...props} ahead={ahead} />
        <div class="corona-touched">
          {mayTake(play, ahead.piece) && (
            <button type="button" onClick={() => act(takeOff(play, ahead.piece))}>
              {t("corona-take-marker")}
            </button>
          )}
          <button
            type="button"
            class="primary corona-big"
            onClick={() => act(touchPiece(play, hand.peek(), ahead.piece))}
          >
            {t("corona-move-it", { to: ahead.step.to, points: ahead.step.points })}
          </button>
        </div>
        <p class="corona-note">
          <Said sentence={lastWord(play)} show={scene.showRule} />
        </p>
      </div>
    );
  }
  const ends = play.offers.some((offer) => offer.kind === "end_play");
  return (
    <div class="corona-controls">
      <p class="corona-note">{t(helpId(play, hand.value))}</p>
      {ends && (
        <SureButton
          class="corona-quietly"
          label={t("corona-end-play")}
          sure={t("corona-end-play-sure")}
          act={() => act({ hand: EMPTY_HAND, command: { kind: "end_play" } })}
        />
      )}
    </div>
  );
}

/** Before a piece is moved: that it is final, and before the first one, which dice are lost by it. */
function lastWord(play: Play): Sentence {
  const unused = COLOURS.length - play.markers.filter((marker) => marker !== null).length;
  if (!play.marking || unused === 0) return { id: "corona-touch-again", rule: "C11" };
  return { id: "corona-touch-first", args: { dice: unused }, rule: "C10" };
}

function helpId(play: Play, hand: Hand): string {
  if (hand.kind === "die") return "corona-help-die-in-hand";
  if (hand.kind === "piece") return "corona-help-piece-in-hand";
  if (!play.marking) return "corona-help-moving";
  return play.markers.some((marker) => marker !== null) ? "corona-help-marked" : "corona-help-marking";
}

/** The marked pieces of the same stack: a fan is too narrow for a thumb. */
function Siblings({
  play,
  hand,
  ahead,
  scene,
}: {
  play: Play;
  hand: Signal<Hand>;
  ahead: Ahead;
  scene: Scene<"corona">;
}) {
  const marked = stack(play.pieces, ahead.step.from).filter((piece) => stepOf(play, piece));
  if (marked.length < 2) return null;
  const { dice } = sceneryOf(scene.view.value);
  return (
    <fieldset class="corona-siblings">
      <legend class="soft">{t("corona-which-of-stack")}</legend>
      {marked.map((piece) => {
        const colour = play.markers[piece];
        if (!colour) return null;
        return (
          <button
            key={piece}
            type="button"
            class="round"
            aria-pressed={piece === ahead.piece}
            aria-label={colourName(colour)}
            onClick={() => {
              hand.value = { kind: "piece", piece };
            }}
          >
            <svg width="34" height="34" viewBox="-12 -12 24 24" aria-hidden="true">
              <Marker colour={colour} pips={pipsOf(dice, colour)} />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}
