// Marking and moving by touch: what a touch on a piece or a die means, given what is offered and what is in the hand.
// Nothing here decides a rule: a command is only made if a view offers it.

import type { Sentence } from "../../../text";
import type { Colour, Command, Move, Offer, Piece, Space } from "../../../wire/corona";
import type { Offered } from "../../../wire/game";
import { stack } from "../board/scenery";

/** What was touched last and waits for its other half: a die for its piece, a piece for its die or its second touch. */
export type Hand = { kind: "empty" } | { kind: "die"; colour: Colour } | { kind: "piece"; piece: Piece };

export const EMPTY_HAND: Hand = { kind: "empty" };

/** A round being played out, as this device may play it. */
export interface Play {
  readonly offers: readonly Offered<Offer>[];
  readonly pieces: readonly (Space | null)[];
  readonly markers: readonly (Colour | null)[];
  /** Before the first move, while markers may be changed. */
  readonly marking: boolean;
}

/** What comes of a touch. */
export interface Deed {
  hand: Hand;
  command?: Command;
  hint?: Sentence;
}

const hint = (id: string, rule: string): Sentence => ({ id: `corona-hint-${id}`, rule });

/** What touching a piece would do, if it may be touched. */
export function stepOf(play: Play, piece: Piece): Move | null {
  for (const offer of play.offers) if (offer.kind === "touch" && offer.piece === piece) return offer.step;
  return null;
}

/** What stays in the hand when something was moved: a piece that can be moved now. */
export function heldOn(play: Play | null, hand: Hand): Hand {
  const goes = play !== null && !play.marking && hand.kind === "piece" && stepOf(play, hand.piece) !== null;
  return goes ? hand : EMPTY_HAND;
}

function mayPut(play: Play, piece: Piece, colour: Colour): boolean {
  return play.offers.some(
    (offer) => offer.kind === "put_marker" && offer.piece === piece && offer.colours.includes(colour),
  );
}

export function mayTake(play: Play, piece: Piece): boolean {
  return play.offers.some((offer) => offer.kind === "take_marker" && offer.piece === piece);
}

function putMarker(play: Play, piece: Piece, colour: Colour): Deed {
  if (play.markers[piece] === colour) return { hand: EMPTY_HAND };
  if (!mayPut(play, piece, colour)) return { hand: EMPTY_HAND, hint: hint("marking-is-over", "C10") };
  return { hand: EMPTY_HAND, command: { kind: "put_marker", piece, colour } };
}

/** Where the piece in the hand would go. */
export function goesTo(play: Play, hand: Hand): Space | null {
  return hand.kind === "piece" ? (stepOf(play, hand.piece)?.to ?? null) : null;
}

/** A touch on a space, and on which of its pieces, if one can tell; or on the place where the piece in the hand would
 * land. */
export function touchSpace(play: Play, hand: Hand, space: Space, hit: Piece | null, ahead = false): Deed {
  const there = stack(play.pieces, space);
  // Where nothing else stands, nothing else can be meant.
  if (hand.kind === "piece" && goesTo(play, hand) === space && (ahead || there.length === 0)) {
    return { hand: EMPTY_HAND, command: { kind: "touch", piece: hand.piece } };
  }
  const first = there[0];
  if (first === undefined) {
    // What is said next is to tap a piece: the die is still there for it.
    return hand.kind === "die" ? { hand, hint: hint("marker-wants-piece", "C10") } : { hand: EMPTY_HAND };
  }
  if (hand.kind === "die") {
    const free = there.filter((piece) => play.markers[piece] === null);
    const piece = hit !== null && free.includes(hit) ? hit : (free[0] ?? hit ?? first);
    return putMarker(play, piece, hand.colour);
  }
  const marked = there.filter((piece) => play.markers[piece] !== null);
  const held = hand.kind === "piece" && there.includes(hand.piece) ? hand.piece : null;
  // After the first move only marked pieces mean something: a thumb that is a little off finds the one in the stack.
  const meant = hit !== null && (play.marking || marked.includes(hit)) ? hit : null;
  const piece = meant ?? held ?? marked[0] ?? first;
  return touchPiece(play, hand, piece);
}

/** A touch on one piece. */
export function touchPiece(play: Play, hand: Hand, piece: Piece): Deed {
  const again = hand.kind === "piece" && hand.piece === piece;
  if (stepOf(play, piece)) {
    return again
      ? { hand: EMPTY_HAND, command: { kind: "touch", piece } }
      : { hand: { kind: "piece", piece } };
  }
  if (!play.marking) return { hand: EMPTY_HAND, hint: hint("not-marked", "C11") };
  return { hand: again ? EMPTY_HAND : { kind: "piece", piece } };
}

/** A touch on a die. */
export function touchDie(play: Play, hand: Hand, colour: Colour): Deed {
  const on = play.markers.indexOf(colour);
  if (!play.marking) {
    if (on < 0) return { hand: EMPTY_HAND, hint: hint("marking-is-over", "C10") };
    return touchPiece(play, hand, on);
  }
  // A piece that waits for its die gets this one. One that has its die, and whose way is shown, waits for nothing.
  const waiting = hand.kind === "piece" && play.markers[hand.piece] === null ? hand.piece : null;
  if (waiting !== null && waiting !== on) return putMarker(play, waiting, colour);
  if (on >= 0 && mayTake(play, on)) {
    return { hand: { kind: "die", colour }, command: { kind: "take_marker", piece: on } };
  }
  const again = hand.kind === "die" && hand.colour === colour;
  return { hand: again ? EMPTY_HAND : { kind: "die", colour } };
}

/** A die dragged and let go. */
export function dropDie(play: Play, colour: Colour, to: Space | "middle" | null, hit: Piece | null): Deed {
  if (typeof to === "number") return touchSpace(play, { kind: "die", colour }, to, hit);
  return takeOff(play, play.markers.indexOf(colour));
}

/** A piece dragged and let go: on its landing space it is moved, in the middle its marker comes off. */
export function dropPiece(play: Play, piece: Piece, to: Space | "middle" | null): Deed {
  const step = stepOf(play, piece);
  if (to === "middle") return takeOff(play, piece);
  if (step && to === step.to) return { hand: EMPTY_HAND, command: { kind: "touch", piece } };
  if (step) return { hand: { kind: "piece", piece } };
  return { hand: EMPTY_HAND, hint: hint(play.marking ? "mark-first" : "not-marked", "C11") };
}

/** A marker back off its piece. */
export function takeOff(play: Play, piece: Piece): Deed {
  if (piece < 0 || !mayTake(play, piece)) return { hand: EMPTY_HAND };
  return { hand: EMPTY_HAND, command: { kind: "take_marker", piece } };
}
