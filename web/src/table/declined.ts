// Whoever proposed to end the game is told when somebody would rather play on. The telling has no name: where only one
// other person has a say, it was they.

import { useEffect, useRef } from "preact/hooks";
import type { Sentence } from "../text";
import type { GameName, TableView } from "../wire";
import type { Seat } from "../wire/game";
import { guestName } from "./names";
import type { TableStore } from "./store";

/** Tables where one has taken one's own word back: nobody else declined. */
const withdrawn = new WeakSet<object>();

/** Would rather play on, whoever proposed to end. */
export async function playOn<G extends GameName>(store: TableStore<G>): Promise<void> {
  withdrawn.add(store);
  if (await store.do({ kind: "play_on" })) withdrawn.delete(store);
}

type Proposal<G extends GameName> = Pick<
  TableView<G>,
  "chairs" | "for_ending" | "guests" | "host" | "playing"
>;

/** What to say to somebody here once a proposal is gone; nothing if it was not theirs, or if the game has ended by it. */
export function declinedBy<G extends GameName>(
  before: Proposal<G>,
  after: Proposal<G>,
  own: readonly Seat[],
): Sentence | null {
  const gone = before.for_ending.some((seat) => own.includes(seat)) && after.for_ending.length === 0;
  const goesOn = before.playing?.id === after.playing?.id && after.playing?.outcome === null;
  if (!gone || !goesOn) return null;
  const seated = after.chairs.flatMap((chair, seat) =>
    chair.kind === "guest" && !own.includes(seat) ? [chair.guest] : [],
  );
  const self = own.map((seat) => after.chairs[seat]).find((chair) => chair?.kind === "guest");
  const hosts = self?.kind === "guest" && self.guest === after.host ? [] : [after.host];
  const [one, ...more] = new Set([...seated, ...hosts]);
  if (one === undefined || more.length > 0) return { id: "end-declined" };
  return { id: "end-declined-by", args: { name: guestName(after as TableView<G>, one) } };
}

export function useDeclined<G extends GameName>(store: TableStore<G>): void {
  const view = store.view.value;
  const before = useRef<TableView<G> | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (!last || !view) return;
    const sentence = declinedBy(last, view, store.own.peek());
    if (sentence && !withdrawn.delete(store)) store.say(sentence, "word");
  }, [store, view]);
}
