// Seats whose player is away while nobody plays for them.

import type { GameName, TableView } from "../wire";
import type { Seat } from "../wire/game";
import type { GuestId } from "../wire/room";

export function seatsAway<G extends GameName>(view: TableView<G>, present: readonly GuestId[]): Seat[] {
  return view.chairs.flatMap((chair, seat) =>
    chair.kind === "guest" && chair.stand_in === null && !present.includes(chair.guest) ? [seat] : [],
  );
}
