// Whose turn it is: the setter's, the bidder's, and in an auction of everybody who may still call.

import type { View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";

export function whoseTurn(view: View): readonly Seat[] {
  const { phase } = view;
  switch (phase.kind) {
    case "setting_up":
      return [phase.setter];
    case "auction":
      return view.seats.flatMap((seat, at) =>
        seat.silenced || seat.left || phase.done.includes(at) ? [] : [at],
      );
    case "marking":
    case "moving":
      return [phase.turn.bidder];
    default:
      return [];
  }
}
