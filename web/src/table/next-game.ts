// A place in the next game for whoever came in the middle of one: they become a guest at once, which the others are told,
// and their device sits down for them as soon as a chair is free between games.

import { batch, effect, signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameName, TableView } from "../wire";
import type { GuestId, GuestView } from "../wire/room";
import { become } from "./moves";
import type { TableStore } from "./store";

export async function askForNext<G extends GameName>(store: TableStore<G>, name: string): Promise<void> {
  if (await become(store, name)) store.wantsNext.value = true;
}

/** Guests who are here and have no chair: they came to play. The host may like to only look on. */
export function guestsWithoutChair<G extends GameName>(
  view: TableView<G>,
  present: readonly GuestId[],
): GuestView[] {
  const seated = new Set(view.chairs.flatMap((chair) => (chair.kind === "guest" ? [chair.guest] : [])));
  return view.guests.filter(({ id }) => id !== view.host && !seated.has(id) && present.includes(id));
}

/** Whether a chair can be taken now. */
export function hasRoom<G extends GameName>(view: TableView<G>): boolean {
  const between = view.playing === null || view.playing.outcome !== null;
  return between && seated(view) < view.most_seats;
}

function seated<G extends GameName>(view: TableView<G>): number {
  return view.chairs.filter((chair) => chair.kind !== "nobody").length;
}

/** Sits down as soon as it can be done, for whoever wished it; ends when what is answered is called. One wish is under way
 * at a time: two would be two chairs. After a refusal it is tried again when the lobby has changed. */
export function sitNext<G extends GameName>(store: TableStore<G>): () => void {
  const unanswered = signal(false);
  /** How the lobby was when it was last tried. */
  let tried = "";
  return effect(() => {
    const view = store.view.value;
    const sits = store.wantsNext.value && store.own.value.length === 0 && view !== null && hasRoom(view);
    const lobby = sits ? `${view.moments.lobby} ${seated(view)}` : "";
    if (!sits || unanswered.value || tried === lobby) return;
    tried = lobby;
    unanswered.value = true;
    void untracked(() => store.do({ kind: "sit" })).then((refusal) => {
      batch(() => {
        if (!refusal) store.wantsNext.value = false;
        unanswered.value = false;
      });
    });
  });
}

export function useNextSeat<G extends GameName>(store: TableStore<G>): void {
  useEffect(() => sitNext(store), [store]);
}
