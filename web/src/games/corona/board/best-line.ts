// A best line of a round that is over, die by die: which piece goes, by which marker, and what lies on the ring before and
// after. Nothing is worked out here but which of some equal pieces and dice are drawn.

import type { Colour, Move, Piece, Points, Round, Space } from "../../../wire/corona";
import type { Ahead } from "../hand/touch";
import { COLOURS, NO_MARKERS, type Scenery } from "./scenery";

interface Planned {
  move: Move;
  piece: Piece;
  colour: Colour | null;
}

/** The line's moves with a piece and a die for each: a piece moves once, and a die is used once. */
function planned({ situation, line }: Round): Planned[] {
  const pieces: Space[] = [...situation.placement];
  const free = new Set(pieces.keys());
  const dice = new Map(COLOURS.map((colour, nth) => [colour, situation.throw[nth]]));
  return line.flatMap((move) => {
    const piece = [...free].findLast((one) => pieces[one] === move.from);
    if (piece === undefined) return [];
    const colour = [...dice].find(([, pips]) => pips === move.die)?.[0] ?? null;
    if (colour) dice.delete(colour);
    free.delete(piece);
    pieces[piece] = move.to;
    return [{ move, piece, colour }];
  });
}

/** The line after so many of its moves. */
export interface Frame extends Scenery {
  pieces: readonly Space[];
  points: Points;
  /** The next move; none at the end. */
  ahead: Ahead | null;
  /** How many moves there are. */
  moves: number;
}

export function frameOf(round: Round, done: number): Frame {
  const plan = planned(round);
  const pieces: Space[] = [...round.situation.placement];
  const markers: (Colour | null)[] = [...NO_MARKERS];
  for (const { piece, move } of plan.slice(0, done)) pieces[piece] = move.to;
  for (const { piece, colour } of plan.slice(done)) markers[piece] = colour;
  const next = plan[done];
  const toCome = plan.slice(done).map(({ colour }) => colour);
  return {
    pieces,
    markers,
    out: COLOURS.filter((colour) => !toCome.includes(colour)),
    next: next?.colour ?? null,
    dice: round.situation.throw,
    points: plan.slice(0, done).reduce((sum, { move }) => sum + move.points, 0),
    ahead: next ? { piece: next.piece, step: next.move } : null,
    moves: plan.length,
  };
}
