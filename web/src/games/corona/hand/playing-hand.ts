// The hand of whoever plays a round out, on whatever board: what is in it, what may be touched now, and the way of the
// piece it holds. While something moves, touches are kept.

import { type Signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { View } from "../../../wire/corona";
import type { Scene } from "../../page";
import { theatreOf } from "../motion/theatre";
import { EMPTY_HAND, type Hand, heldOn } from "./hand";
import { touchOf, useKeptTaps } from "./kept-taps";
import { aheadOf, doDeed, playingTouch, playOf } from "./playing";
import type { Ahead, Touch } from "./touch";

export interface PlayingHand {
  readonly hand: Signal<Hand>;
  /** What touches do; null while this device plays nothing, or something else is looked at. */
  readonly touch: Touch | null;
  readonly ahead: Ahead | null;
}

export function usePlayingHand(scene: Scene<"corona">, playing: ReturnType<typeof playOf>): PlayingHand {
  const theatre = theatreOf(scene);
  const hand = useSignal<Hand>(EMPTY_HAND);
  // Another's turn begins with an empty hand. Within one, a piece that can still be moved stays in it: it may have been
  // touched before the last one was on its way.
  const turn = useComputed(() => turnOf(scene.view.value));
  useSignalEffect(() => {
    if (turn.value === null) return;
    hand.value = untracked(() => heldOn(playOf(scene)?.play ?? null, hand.peek()));
  });
  const moves = theatre.playing.value;
  const plays = playing !== null && theatre.shown.value === null;
  const keep = useKeptTaps(plays && moves, (tap) => {
    const now = playOf(scene);
    if (now) doDeed(scene, now.seat, hand, touchOf(tap, now.play, hand.peek()));
  });
  if (!plays) return { hand, touch: null, ahead: null };
  if (moves) return { hand, touch: keep, ahead: null };
  const { play, seat } = playing;
  return { hand, touch: playingTouch(scene, seat, play, hand), ahead: aheadOf(play, hand.value) };
}

function turnOf({ phase }: View): string | null {
  if (phase.kind === "marking") return `${phase.turn.bidder} ${phase.turn.began}`;
  return phase.kind === "moving" ? `${phase.turn.bidder} ${phase.moves.length}` : null;
}
