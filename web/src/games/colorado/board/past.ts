// Earlier positions of a game, for drawing: written moves are taken back from the position they led to. No rule is
// asked; a capture is written with its `x`.

import type { RawPosition, Side, Square, View } from "../../../wire/colorado";
import { otherSide, pawnsOf, squaresOf } from "./squares";

/** A position that is only looked at. */
export interface Past {
  readonly pawns: ReadonlyMap<Square, Side>;
  readonly last: [Square, Square] | null;
}

/** The position after the first `plies` of the moves, of the game that the view shows. */
export function after(view: Pick<View, "position" | "moves">, plies: number): Past {
  const pawns = pawnsOf(view.position);
  for (const move of view.moves.slice(plies).reverse()) {
    const squares = squaresOf(move);
    if (!squares) continue;
    const [from, to] = squares;
    const side = pawns.get(to);
    if (!side) continue;
    pawns.delete(to);
    pawns.set(from, side);
    if (move.includes("x")) pawns.set(to, otherSide(side));
  }
  const last = plies > 0 ? (view.moves[plies - 1] ?? null) : null;
  return { pawns, last: last === null ? null : squaresOf(last) };
}

/** A position after some written moves from it. */
export function ahead(position: RawPosition, line: readonly string[]): Past {
  const pawns = pawnsOf(position);
  for (const move of line) {
    const squares = squaresOf(move);
    const side = squares && pawns.get(squares[0]);
    if (!squares || !side) continue;
    pawns.delete(squares[0]);
    pawns.set(squares[1], side);
  }
  const last = line.at(-1);
  return { pawns, last: last === undefined ? null : squaresOf(last) };
}
