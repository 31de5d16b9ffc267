// What those who play are called, in the language that is read: people by their names, bots by their levels.

import { t } from "../text";
import type { GameName, TableView } from "../wire";
import type { Seat } from "../wire/game";
import type { GuestId } from "../wire/room";

/** A level of a game's bots; `level` is what the server calls it. */
export function levelName(game: string, level: string | undefined): string {
  return t(`level-${game}-${level ?? ""}`);
}

/** A bot goes by its level; two of a level are told apart by a number. `levels` has each seat's, null for people's. */
export function botName(game: string, levels: readonly (string | null)[], seat: Seat): string {
  const level = levels[seat] ?? "";
  const name = levelName(game, level);
  const same = levels.flatMap((other, at) => (other === level ? [at] : []));
  return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
}

/** What to call whoever sits here, or sat here as the game began. */
export function chairName<G extends GameName>(view: TableView<G>, seat: Seat): string {
  const chair = view.chairs[seat];
  switch (chair?.kind) {
    case "guest":
      return chair.name;
    case "bot": {
      const levels = view.chairs.map((one) => (one.kind === "bot" ? (view.levels[one.level] ?? "") : null));
      return botName(view.game, levels, seat);
    }
    default:
      return view.playing?.names[seat] ?? t("seat-number", { number: seat + 1 });
  }
}

/** What to call a guest: by whom they seated at their device, or as they came in. */
export function guestName<G extends GameName>(view: TableView<G>, guest: GuestId): string {
  const seated = view.chairs.flatMap((chair) =>
    chair.kind === "guest" && chair.guest === guest ? [chair.name] : [],
  );
  if (seated.length > 0) return seated.join(", ");
  return view.guests.find((one) => one.id === guest)?.name ?? "?";
}
