// What a command is meant for, as the screen shows it: it travels along, and in any other moment the table refuses it
// instead of doing it late. The server has the same function, for its own views.

import type { Span } from "../games/page";
import type { Moments } from "../wire/game";
import type { Command, Moment, View } from "../wire/room";

type Kind = Command<unknown, unknown>["kind"];

type Scope = "any" | "lobby" | "next" | "game" | "play" | "pause" | "proposal";

/** What each command concerns. */
export const SCOPES: Record<Kind, Scope> = {
  set_name: "any",
  open_door: "any",
  close_door: "any",
  hand_over: "any",
  remove_guest: "any",
  make_link: "any",
  take_link: "any",
  stand: "lobby",
  ready: "lobby",
  not_ready: "lobby",
  start: "lobby",
  sit: "next",
  seat_bot: "next",
  change_setup: "next",
  set_allowance: "next",
  play: "play",
  pause: "game",
  do_not_pause: "game",
  give_up: "game",
  agree_to_end: "game",
  stand_in: "game",
  take_back: "game",
  play_for: "game",
  resume: "pause",
  play_on: "proposal",
};

/** What such a command must name to be meant for what this view shows; null if it can't be meant for that at all.
 * `span` is what the game says of its own commands. */
export function momentOf(view: View<unknown, unknown>, kind: Kind, span: Span = "turn"): Moment | null {
  const playing = view.playing?.outcome === null ? view.playing : null;
  switch (SCOPES[kind]) {
    case "any":
      return "any";
    case "lobby":
      return { lobby: view.moments.lobby };
    case "next":
      return view.next && { next: view.next.id };
    case "game":
      return playing && { game: playing.id };
    case "play": {
      const number = playing && numberOf(playing.moments, span);
      return playing && number !== null ? { play: { game: playing.id, number } } : null;
    }
    case "pause":
      return view.paused === null ? null : { pause: view.moments.pause };
    case "proposal":
      return view.for_ending.length === 0 ? null : { proposal: view.moments.proposal };
  }
}

function numberOf(moments: Moments, span: Span): number | null {
  switch (span) {
    case "turn":
      return moments.turn;
    case "part":
      return moments.part;
    case "offer":
      return moments.offer ?? null;
  }
}
