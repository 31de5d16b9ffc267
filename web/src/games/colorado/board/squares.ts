// The 64 squares as they are named, and as they lie before somebody's eyes: White has row 1 below, Black row 8.

import type { Board, RawPosition, Side, Square } from "../../../wire/colorado";

/** A square's colour, as boards are written. */
export type Colour = "R" | "Y" | "G" | "B";

/** Where a square lies as it is looked at: from the left, from the top, 0 to 7. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const COLUMNS = "abcdefgh";

/** All squares in the order of reading: from the top left, as this side sees the board. */
export function squaresSeenBy(side: Side): Square[] {
  return Array.from({ length: 64 }, (_, i) => squareAt({ x: i % 8, y: Math.floor(i / 8) }, side));
}

export function squareAt({ x, y }: Place, side: Side): Square {
  return side === "white" ? `${COLUMNS[x]}${8 - y}` : `${COLUMNS[7 - x]}${y + 1}`;
}

export function placeOf(square: Square, side: Side): Place {
  const column = COLUMNS.indexOf(square.charAt(0));
  const row = Number(square.charAt(1)) - 1;
  return side === "white" ? { x: column, y: 7 - row } : { x: 7 - column, y: row };
}

/** Letters written row by row, row 8 first, by square. */
function spread<T extends string>(rows: string): Map<Square, T> {
  const found = new Map<Square, T>();
  rows.split("/").forEach((row, y) => {
    let x = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) {
        x += Number(letter);
      } else {
        found.set(squareAt({ x, y }, "white"), letter as T);
        x += 1;
      }
    }
  });
  return found;
}

/** Every square's colour. */
export function coloursOf(board: Board): Map<Square, Colour> {
  return spread<Colour>(board);
}

/** Whose pawn stands where. */
export function pawnsOf(position: RawPosition): Map<Square, Side> {
  const pawns = spread<"w" | "b">(position.split(" ")[0] ?? "");
  return new Map([...pawns].map(([square, letter]) => [square, letter === "w" ? "white" : "black"]));
}

/** The two squares of a written move, `e2e5` or `e2xe5`; null for a pass. */
export function squaresOf(move: string): [Square, Square] | null {
  const found = /^([a-h][1-8])x?([a-h][1-8])$/.exec(move);
  return found?.[1] && found[2] ? [found[1], found[2]] : null;
}

export function otherSide(side: Side): Side {
  return side === "white" ? "black" : "white";
}
