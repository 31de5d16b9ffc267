// What of a view a game of one's own can begin with: the round on the ring, or the last one there was.

import type { Situation, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { Given } from "../../page";

export function given(view: View): Given<"corona"> | null {
  const round = roundOf(view);
  return round ? begin(round.situation, round.setter, view.seats.length) : null;
}

/** A game of one round: whoever plays again has the same situation again. */
export function begin(situation: Situation, setter: Seat, seats: number): Given<"corona"> {
  return {
    seats,
    seat: 0,
    setup: (usual) => ({
      ...usual,
      endings: { ...usual.endings, rounds: 1 },
      early_end: true,
      position: { ...situation, setter },
    }),
  };
}

/** The round that is looked at. */
export function roundOf({ phase, last }: View): { situation: Situation; setter: Seat } | null {
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
