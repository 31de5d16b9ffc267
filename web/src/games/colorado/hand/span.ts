// What a command is meant for: a move for its turn, an answer for the draw that was offered, giving up and going on for
// the game of the match.

import type { Command } from "../../../wire/colorado";
import type { Span } from "../../page";

export function span(command: Command): Span {
  switch (command) {
    case "accept_draw":
    case "decline_draw":
      return "offer";
    case "resign":
    case "continue":
      return "part";
    default:
      return "turn";
  }
}
