// What a command is meant for: set-ups, throws and won auctions are turns; calls, markers and moves within one may follow
// each other.

import type { Span } from "../../page";

export function span(): Span {
  return "turn";
}
