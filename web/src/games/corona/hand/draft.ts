// A set-up in the making, on the setter's own device: which pieces stand where, and what is in the hand.

import type { Piece, Placement, Space } from "../../../wire/corona";
import { SPACES } from "../board/geometry";
import { topmost } from "../board/scenery";

export interface Draft {
  /** Where each piece stands; null is in the tray. */
  readonly pieces: readonly (Space | null)[];
  /** The piece that goes where one touches next. */
  readonly hand: Piece | null;
}

/** All in the tray, the first one in the hand. */
export const FRESH: Draft = { pieces: [null, null, null, null, null, null], hand: 0 };

/** What lay already, with the next of the tray in the hand. */
export function draftOf(pieces: readonly (Space | null)[]): Draft {
  return { pieces, hand: nextInTray(pieces) };
}

function nextInTray(pieces: readonly (Space | null)[]): Piece | null {
  const piece = pieces.indexOf(null);
  return piece < 0 ? null : piece;
}

/** A piece goes to a space, or back to the tray. */
export function put(draft: Draft, piece: Piece, to: Space | null): Draft {
  const pieces = draft.pieces.map((space, at) => (at === piece ? to : space));
  return draftOf(pieces);
}

/** A touch on a space: what is in the hand goes there; with an empty hand its topmost piece is taken. */
export function tapSpace(draft: Draft, space: Space): Draft {
  if (draft.hand === null) return { ...draft, hand: topmost(draft.pieces, space) };
  // Back where it was: it is put down.
  return put(draft, draft.hand, space);
}

/** A touch on the tray: puts down what is in the hand, or takes the next piece. */
export function tapTray(draft: Draft): Draft {
  if (draft.hand === null) return { ...draft, hand: nextInTray(draft.pieces) };
  return draft.pieces[draft.hand] === null ? { ...draft, hand: null } : put(draft, draft.hand, null);
}

/** All six anywhere; `random` gives numbers from 0 to 1. */
export function scatter(random: () => number): Draft {
  return { pieces: FRESH.pieces.map(() => Math.floor(random() * SPACES) % SPACES), hand: null };
}

/** The whole placement, once nothing is left in the tray. */
export function placement(draft: Draft): Placement | null {
  return draft.pieces.includes(null) ? null : (draft.pieces as unknown as Placement);
}

export function inTray(draft: Draft): number {
  return draft.pieces.filter((space) => space === null).length;
}
