// Until when bots leave people to look at how a part of the game ended. The server decides it by the same: whether one is
// alone with bots, or others who are there play too.

import type { GameName, TableView } from "../wire";
import type { Millis, Seat } from "../wire/game";
import type { GuestId } from "../wire/room";

export function restOf<G extends GameName>(
  { chairs, playing }: TableView<G>,
  present: readonly GuestId[],
  seat: Seat,
): Millis | null {
  const chair = chairs[seat];
  const isBot = chair?.kind === "bot" || (chair?.kind === "guest" && chair.stand_in !== null);
  if (!isBot || !playing?.rest) return null;
  const people = chairs.flatMap((one) =>
    one.kind === "guest" && one.stand_in === null && present.includes(one.guest) ? [one.guest] : [],
  );
  return new Set(people).size === 1 ? playing.rest.alone : playing.rest.among;
}
