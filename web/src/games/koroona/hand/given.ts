// What of a view a set of one's own can begin with: the discs on the table, with the stroke at hand as one's own.

import type { Position, SwitchedOff, View } from "../../../wire/koroona";
import type { Given } from "../../page";

export function given(view: View): Given<"koroona"> | null {
  const { turn, debts, off } = view;
  if (turn === null || view.discs.length === 0) return null;
  const discs = view.discs.map(({ place }) => place);
  const stands = view.seats.map(({ stand }) => stand);
  return begin({ discs, turn, debts, stands }, view.seats.length, off);
}

/** A single set from there. */
export function begin(position: Position, seats: number, off: SwitchedOff): Given<"koroona"> {
  return { seats, seat: position.turn, setup: (usual) => ({ ...usual, sets: 1, off, position }) };
}
