// What of a view a game of one's own can begin with: the round on the ring, or the last one there was.

import type { Situation, View } from "../../../wire/corona";
import type { Given } from "../../page";

export function given(view: View): Given<"corona"> | null {
  const round = roundOf(view);
  if (!round) return null;
  const position = { ...round.situation, setter: round.setter };
  return {
    seats: view.seats.length,
    seat: 0,
    // One round: whoever plays again has the same situation again.
    setup: (usual) => ({ ...usual, endings: { ...usual.endings, rounds: 1 }, early_end: true, position }),
  };
}

function roundOf({ phase, last }: View): { situation: Situation; setter: number } | null {
  switch (phase.kind) {
    case "auction":
      return phase;
    case "marking":
    case "moving":
      return phase.turn;
    default:
      return last;
  }
}
