// The printed board: 64 squares in four colours, each with its sign, and their coordinates. For the table and for the
// board that is being laid.

import { useMemo } from "preact/hooks";
import type { Board, Side } from "../../../wire/colorado";
import { MoveSign } from "./signs";
import { coloursOf, placeOf, squaresSeenBy } from "./squares";

/** A square's side; the board is eight of them, with a rim. */
export const UNIT = 100;
export const RIM = 8;

/** The middle of a square, in drawing units. */
export function middle({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

export const VIEW_BOX = `${-RIM} ${-RIM} ${8 * UNIT + 2 * RIM} ${8 * UNIT + 2 * RIM}`;

interface Props {
  board: Board;
  eyes: Side;
  /** With its coordinates. */
  named: boolean;
}

/** Drawn once for as long as the board stays as it is. */
export function DrawnSquares({ board, eyes, named }: Props) {
  return useMemo(() => <Drawn board={board} eyes={eyes} named={named} />, [board, eyes, named]);
}

function Drawn({ board, eyes, named }: Props) {
  const colours = coloursOf(board);
  return (
    <g>
      <rect class="colorado-base" x={-RIM} y={-RIM} width={816} height={816} rx="18" />
      {squaresSeenBy(eyes).map((square) => {
        const place = placeOf(square, eyes);
        const { x, y } = middle(place);
        const colour = colours.get(square) ?? "R";
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <rect class={`colorado-square is-${colour}`} x="-48" y="-48" width="96" height="96" rx="9" />
            <MoveSign colour={colour} />
            {named && place.x === 0 ? <Name text={square.charAt(1)} x={-36} y={-25} colour={colour} /> : null}
            {named && place.y === 7 ? <Name text={square.charAt(0)} x={37} y={42} colour={colour} /> : null}
          </g>
        );
      })}
      <path class="colorado-seam" d="M400-4V804M-4 400H804" />
    </g>
  );
}

function Name({ text, x, y, colour }: { text: string; x: number; y: number; colour: string }) {
  return (
    <text class={`colorado-name is-${colour}`} x={x} y={y} text-anchor="middle">
      {text}
    </text>
  );
}
