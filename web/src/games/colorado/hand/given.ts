// What of a view a game of one's own can begin with: the position on the board, with the side to move as one's own.

import type { Board, RawPosition, View } from "../../../wire/colorado";
import type { Given } from "../../page";

export function given(view: View): Given<"colorado"> | null {
  // A game that the pawns have ended can't go on; one that was resigned can.
  const reason = view.verdict?.reason;
  const open =
    reason === undefined || reason === "resignation" || reason === "time" || reason === "agreement";
  return open ? begin(view.board, view.position) : null;
}

/** A single game from there. */
export function begin(board: Board, position: RawPosition): Given<"colorado"> {
  const white = position.split(" ")[1] === "w" ? 0 : 1;
  return {
    seats: 2,
    seat: 0,
    setup: (usual) => ({
      ...usual,
      games: 1,
      board: { hand_made: board },
      beginner: { seat: white },
      position,
    }),
  };
}
