// A move given in the other side's turn. It stays on this device until its moment, and is played then if it may be.

import type { Side, Square, View } from "../../../wire/colorado";
import type { Seat } from "../../../wire/game";
import { pawnsOf } from "../board/squares";
import { sideOf, type Way, waysIn } from "./offered";

export interface Premove {
  readonly from: Square;
  readonly to: Square;
  /** In which game of the match. */
  readonly game: number;
}

/** The side that may think ahead: one's own, where one plays one side only and the other is to move. */
export function thinksAhead(view: View, own: readonly Seat[]): Side | null {
  const side = own.length === 1 && own[0] !== undefined ? sideOf(view, own[0]) : null;
  return view.stage === "playing" && side !== null && view.turn !== null && view.turn !== side ? side : null;
}

/** Whether a pawn of that side stands there that has not arrived. */
export function isOwn(view: View, side: Side, square: Square): boolean {
  const arrived = view.fresh === square || view.safe.includes(square);
  return !arrived && pawnsOf(view.position).get(square) === side;
}

/** What is offered now that was given before; null if it can't be played any more. */
export function wayOf(premove: Premove, view: View): Way | null {
  if (premove.game !== view.number) return null;
  return waysIn(view).get(premove.from)?.get(premove.to) ?? null;
}
