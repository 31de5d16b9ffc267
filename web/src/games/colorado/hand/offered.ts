// What the view offers, sorted for the board: whose seat may move which pawn where, and what else may be said.

import type { Command, Move, Side, Square, View } from "../../../wire/colorado";
import type { Seat } from "../../../wire/game";
import { squaresOf } from "../board/squares";

/** A move that is offered. */
export interface Way {
  readonly seat: Seat;
  readonly move: Move;
  /** It loses the game at once (K10). */
  readonly loses: boolean;
}

/** Where a pawn may go: by its square, then by the square it would go to. */
export type Ways = ReadonlyMap<Square, ReadonlyMap<Square, Way>>;

export function waysIn(view: View): Ways {
  const ways = new Map<Square, Map<Square, Way>>();
  for (const { seat, do: command, loses = false } of view.offers) {
    if (typeof command === "string") continue;
    const squares = squaresOf(command.move);
    if (!squares) continue;
    const from = ways.get(squares[0]) ?? new Map<Square, Way>();
    ways.set(squares[0], from.set(squares[1], { seat, move: command.move, loses }));
  }
  return ways;
}

/** The seats to which a command without a move is offered. */
export function offeredTo(view: View, command: Exclude<Command, { move: Move }>): Seat[] {
  return view.offers.flatMap((offer) => (offer.do === command ? [offer.seat] : []));
}

export function sideOf(view: View, seat: Seat): Side | null {
  if (seat === view.white) return "white";
  return seat === view.black ? "black" : null;
}

export function seatOf(view: View, side: Side): Seat {
  return side === "white" ? view.white : view.black;
}

/** From whose side the board is looked at: Black's only for who plays Black alone. */
export function eyes(view: View, own: readonly Seat[]): Side {
  return own.includes(view.black) && !own.includes(view.white) ? "black" : "white";
}

/** Whether the pawn that arrived last may be captured by what is offered. */
export function freshCanBeTaken(view: View): boolean {
  const { fresh } = view;
  return fresh !== null && [...waysIn(view).values()].some((targets) => targets.has(fresh));
}
