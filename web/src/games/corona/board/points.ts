// Points that moves have brought.

import type { Move, Points } from "../../../wire/corona";

export function sum(moves: readonly Move[]): Points {
  return moves.reduce((total, move) => total + move.points, 0);
}
