// Seats of those who are gone: which of them somebody who watches may play, and whose a seat is that another plays.

import type { GameName, TableView } from "../wire";
import type { Seat } from "../wire/game";
import type { GuestId } from "../wire/room";

/** A seat that a bot plays for somebody who is gone: whoever watches may play it instead. */
export function freeSeat<G extends GameName>(
  view: TableView<G>,
  present: readonly GuestId[],
): Seat | undefined {
  const found = view.chairs.findIndex(
    (chair) =>
      chair.kind === "guest" &&
      chair.stand_in !== null &&
      !present.includes(chair.guest) &&
      view.guests.some(({ id }) => id === chair.guest),
  );
  return found < 0 ? undefined : found;
}

/** A seat that nobody can play on from: given up for good, or its player was sent away. */
export function lostSeat<G extends GameName>(view: TableView<G>): Seat | undefined {
  const found = view.chairs.findIndex(
    (chair) =>
      chair.kind === "nobody" ||
      (chair.kind === "guest" && !view.guests.some(({ id }) => id === chair.guest)),
  );
  return found < 0 ? undefined : found;
}

/** One's own seat that somebody else plays. */
export function lentSeat<G extends GameName>(view: TableView<G>, you: GuestId | null): Seat | undefined {
  const found = view.chairs.findIndex(
    (chair) => chair.kind === "guest" && you !== null && chair.plays_for === you,
  );
  return found < 0 ? undefined : found;
}

/** What whoever owns a seat is called, if somebody else plays it. */
export function ownerOf<G extends GameName>(view: TableView<G>, seat: Seat): string | undefined {
  const chair = view.chairs[seat];
  if (chair?.kind !== "guest" || chair.plays_for === undefined) return undefined;
  return view.guests.find(({ id }) => id === chair.plays_for)?.name;
}
