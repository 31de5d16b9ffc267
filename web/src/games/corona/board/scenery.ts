// What lies on the ring: the pieces by space, the markers, the dice. Read from a view; nothing is worked out here that
// a view does not say.

import type { Colour, Move, Piece, Round, Space, Throw, View } from "../../../wire/corona";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const satisfies Colour[];

/** Where each piece stands (null: not on the ring), which marker is on it, and what the dice show. */
export interface Scenery {
  pieces: readonly (Space | null)[];
  markers: readonly (Colour | null)[];
  dice: Throw | null;
  /** They have just fallen. */
  fresh?: boolean;
  /** The first piece has moved: no die goes anywhere any more. */
  spent?: boolean;
  /** Where a line is shown: the dice that have moved their piece, or move none. The others are still to come. */
  out?: readonly Colour[];
  /** And the one that is next. */
  next?: Colour | null;
}

export const NO_MARKERS: readonly null[] = [null, null, null, null, null, null];
export const NO_PIECES: readonly null[] = NO_MARKERS;
export const EMPTY: Scenery = { pieces: NO_PIECES, markers: NO_MARKERS, dice: null };

/** What a view shows on the ring. */
export function sceneryOf(view: View): Scenery {
  const phase = view.phase;
  switch (phase.kind) {
    case "auction":
      return { pieces: phase.situation.placement, markers: NO_MARKERS, dice: phase.situation.throw };
    case "marking": {
      const { placement, throw: dice } = phase.turn.situation;
      return { pieces: placement, markers: phase.markers, dice };
    }
    case "moving":
      return { pieces: phase.pieces, markers: phase.markers, dice: phase.turn.situation.throw, spent: true };
    case "over":
      return view.last ? endOfRound(view.last) : EMPTY;
    default:
      return EMPTY;
  }
}

/** What a view shows, with a piece where it has just landed: its marker has come off (C11). */
export function landed(view: View, { piece, to }: { piece: Piece; to: Space }): Scenery {
  const { pieces, markers, dice } = sceneryOf(view);
  return {
    pieces: pieces.map((space, at) => (at === piece ? to : space)),
    markers: markers.map((marker, at) => (at === piece ? null : marker)),
    dice,
    spent: true,
  };
}

/** How a round left the ring. */
export function endOfRound(last: Round): Scenery {
  const pieces = (last.result?.moves ?? []).reduce<readonly Space[]>(moved, last.situation.placement);
  return { pieces, markers: NO_MARKERS, dice: last.situation.throw, spent: last.result !== null };
}

/** The topmost piece of a space, as stacks are drawn. */
export function topmost(pieces: readonly (Space | null)[], space: Space): Piece | null {
  const piece = pieces.lastIndexOf(space);
  return piece < 0 ? null : piece;
}

/** The same pieces after a told move; which of a stack goes makes no difference. */
export function moved(pieces: readonly Space[], move: Move): readonly Space[] {
  const piece = topmost(pieces, move.from);
  return pieces.map((space, at) => (at === piece ? move.to : space));
}

/** The pieces of a space, the lowest first. */
export function stack(pieces: readonly (Space | null)[], space: Space): Piece[] {
  return pieces.flatMap((at, piece) => (at === space ? [piece] : []));
}

/** Where a die is: still free, on a piece by its marker, or out. */
export function dieState({ markers, spent, out }: Scenery, colour: Colour): "free" | "on" | "out" {
  if (out?.includes(colour)) return "out";
  if (markers.includes(colour)) return "on";
  return spent ? "out" : "free";
}

/** A die's number. */
export function pipsOf(dice: Throw | null, colour: Colour): number | null {
  return dice?.[COLOURS.indexOf(colour)] ?? null;
}
