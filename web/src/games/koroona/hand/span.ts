// What a command is meant for: a stroke, or letting it go, for its turn; resigning, or going on from it, for the set.

import type { Command } from "../../../wire/koroona";
import type { Span } from "../../page";

export function span(command: Command): Span {
  return command === "resign" || command === "continue" ? "part" : "turn";
}
