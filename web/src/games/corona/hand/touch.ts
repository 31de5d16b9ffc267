// What may be touched on the ring, and what is about to be done there: handed to all that is drawn on it.

import type { Colour, Move, Piece, Space } from "../../../wire/corona";
import type { Grabbed } from "./drag";

/** What may be touched and dragged, and what is in the hand. */
export interface Touch {
  /** A space, which of its pieces, and whether it was the place where the piece in the hand would land. */
  space?: (space: Space, hit: Piece | null, ahead?: boolean) => void;
  die?: (colour: Colour) => void;
  grabs: (what: Grabbed) => boolean;
  started?: (what: Grabbed) => void;
  dropped?: (what: Grabbed, on: Space | "middle" | null, hit: Piece | null) => void;
  /** What a touch on a space would do, for the ear. */
  does?: (space: Space) => string | null;
  hand: { piece?: Piece | null; colour?: Colour | null };
}

/** Begins a drag, if this may be dragged. */
export type Grab = (what: Grabbed) => ((event: PointerEvent) => void) | undefined;

/** A way that a touched piece would go. */
export interface Ahead {
  piece: Piece;
  step: Move;
}
