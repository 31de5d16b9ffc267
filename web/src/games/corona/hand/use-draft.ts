// The setter's draft on this device: begun from what the table knows, shown to the others, and noted as it grows.

import { type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Gesture, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { Scene } from "../../page";
import { type Draft, draftOf, FRESH } from "./draft";
import { type Known, Noting } from "./noting";

type Placing = Gesture["placing"]["pieces"];

/** The seat for which this device sets up. */
export function setterOf(view: View): Seat | null {
  return view.offers.find((offer) => offer.kind === "set_up")?.seat ?? null;
}

/** What the table knows of the set-up that is this device's to make; null if none is. */
function knownOf(view: View): Known | null {
  const { phase } = view;
  if (phase.kind !== "setting_up" || setterOf(view) === null) return null;
  const offer = view.offers.find((one) => one.kind === "place_so_far");
  const left = offer?.kind === "place_so_far" ? offer.left : 0;
  return { pieces: phase.pieces, changes: phase.changes, left, until: view.acts_until };
}

export function useDraft(scene: Scene<"corona">): Signal<Draft> {
  const draft = useSignal<Draft>(FRESH);
  const noting = useRef<Noting | null>(null);
  // One set-up, by one seat of this device: a page loaded anew, and a device that takes over, begin it as well.
  const begun = useComputed(() => {
    const view = scene.view.value;
    const seat = setterOf(view);
    return seat !== null && view.phase.kind === "setting_up" ? `${seat} ${view.phase.since}` : null;
  });
  useSignalEffect(() => {
    const known = begun.value === null ? null : knownOf(scene.view.peek());
    const seat = setterOf(scene.view.peek());
    if (!known || seat === null) return;
    draft.value = draftOf(known.pieces);
    const one = new Noting(
      known,
      () => scene.now(),
      async (pieces) =>
        (await scene.note(seat, { kind: "place_so_far", pieces: pieces as Placing })) === null,
    );
    noting.current = one;
    const hidden = () => document.hidden && one.noteNow();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      one.stop();
      noting.current = null;
    };
  });
  useSignalEffect(() => {
    const known = knownOf(scene.view.value);
    const elsewhere = known && noting.current?.hear(known);
    if (elsewhere) draft.value = draftOf(elsewhere);
  });
  // The others see the pieces go down.
  useSignalEffect(() => {
    const seat = begun.value === null ? null : setterOf(scene.view.peek());
    const { pieces } = draft.value;
    if (seat === null) return;
    noting.current?.lie(pieces);
    scene.show(seat, { play: { placing: { pieces: pieces as Placing } } });
  });
  return draft;
}
