// Who plays a seat of the game that is shown. Once it is over, who did: by then the chairs are the next game's, and
// whoever stood up has taken theirs away.

import { t } from "../text";
import type { GameName, TableView } from "../wire";
import type { Seat } from "../wire/game";
import type { GuestId } from "../wire/room";
import { botName, chairName } from "./names";

export interface PlayedBy {
  guest: GuestId | null;
  /** A bot, whoever's seat it is. */
  bot: boolean;
  /** It plays for the guest. */
  standIn: boolean;
  /** Nobody any more. */
  left: boolean;
}

export function playedBy<G extends GameName>(
  { playing, chairs }: Pick<TableView<G>, "playing" | "chairs">,
  seat: Seat,
): PlayedBy {
  if (playing?.outcome) {
    const guest = playing.held?.[seat] ?? null;
    const bot = typeof playing.levels[seat] === "number";
    return { guest, bot, standIn: false, left: guest === null && !bot };
  }
  const chair = chairs[seat];
  switch (chair?.kind) {
    case "guest": {
      const standIn = chair.stand_in !== null;
      return { guest: chair.guest, bot: standIn, standIn, left: false };
    }
    case "bot":
      return { guest: null, bot: true, standIn: false, left: false };
    default:
      return { guest: null, bot: false, standIn: false, left: true };
  }
}

/** What to call them. */
export function playerName<G extends GameName>(view: TableView<G>, seat: Seat): string {
  const { playing } = view;
  if (!playing?.outcome) return chairName(view, seat);
  const levels = playing.levels.map((level) => (level === null ? null : (view.levels[level] ?? "")));
  const name = playing.names[seat] ?? (levels[seat] == null ? null : botName(view.game, levels, seat));
  return name ?? t("seat-number", { number: seat + 1 });
}
