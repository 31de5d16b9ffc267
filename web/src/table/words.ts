// What happens at the table around the game, in words.

import type { NameOf } from "../games/page";
import type { Sentence } from "../text";
import type { GameName, TableTold, TableView } from "../wire";
import type { GuestId } from "../wire/room";
import { spoken } from "./code";
import { guestName, levelName } from "./names";

/** Tellings that need no words of their own. */
export const SILENT = new Set(["commitment_shown", "seat_not_ready", "table_opened"]);

/** What is told of the room itself. */
export type RoomTold<G extends GameName> = Exclude<TableTold<G>, { kind: "played" }>;

export function roomWords<G extends GameName>(
  told: RoomTold<G>,
  view: TableView<G>,
  name: NameOf,
): Sentence | null {
  if (SILENT.has(told.kind)) return null;
  const guest = (id: GuestId): string => guestName(view, id);
  const id = `told-room-${told.kind}`;
  switch (told.kind) {
    case "guest_came":
    case "guest_named":
      return { id, args: { name: told.name } };
    case "guest_removed":
      return { id, args: { name: guest(told.guest) } };
    case "host_passed":
      return { id, args: { name: guest(told.to) } };
    case "door_opened":
      return { id, args: { code: spoken(told.code) } };
    case "chair_taken":
    case "seat_moved":
      return { id, args: { name: name(told.seat) } };
    case "bot_seated":
    case "stand_in_seated": {
      const level = levelName(view.game, view.levels[told.level]);
      return { id, args: { name: name(told.seat), level } };
    }
    case "seat_lent": {
      const chair = view.chairs[told.seat];
      const owner = chair?.kind === "guest" && chair.plays_for !== undefined ? guest(chair.plays_for) : "?";
      return { id, args: { name: name(told.seat), owner } };
    }
    case "chair_left":
      return { id, args: { seat: told.seat + 1 } };
    case "seat_ready":
    case "stand_in_dismissed":
    case "seat_returned":
    case "seat_given_up":
    case "end_agreed":
    case "link_made":
      return { id, args: { name: name(told.seat) } };
    case "game_over": {
      const winners = told.outcome.standings.filter((standing) => standing.place === 1);
      const drawn = winners.length > 1 && winners.length === told.outcome.standings.length;
      if (drawn) return { id: `${id}-drawn` };
      const names = winners.map((winner) => name(winner.seat)).join(", ");
      return { id, args: { names, count: winners.length } };
    }
    case "allowance_set":
      return { id, args: { on: told.on ? "on" : "off" } };
    case "pause_wished":
    case "pause_unwished":
      return { id, args: { name: guest(told.guest) } };
    case "paused":
      return typeof told.why === "string"
        ? { id: `${id}-abandoned` }
        : { id, args: { name: guest(told.why.asked) } };
    default:
      return { id };
  }
}
