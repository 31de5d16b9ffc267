// What is printed and carved: the sign of each colour's move, the pawns, the marks of what is fresh and what is safe.
// Drawn around the middle of a square of 100. The signs reach beyond a pawn's rim, so that they are read under one too.

import type { Side } from "../../../wire/colorado";
import type { Colour } from "./squares";

/** Knight's jumps, to a scale at which they fit. */
const JUMPS = [-2, -1, 1, 2].flatMap((x) =>
  [-2, -1, 1, 2].filter((y) => Math.abs(x) !== Math.abs(y)).map((y) => [x * 19, y * 19] as const),
);

/** Red goes along rows and columns, yellow along diagonals, blue one step around, green where the dots are (an L, as in the rule book). */
export function MoveSign({ colour }: { colour: Colour }) {
  switch (colour) {
    case "R":
      return (
        <path
          class="colorado-sign"
          d="M0-14V-43M0 14V43M-14 0H-43M14 0H43M-8-35l8-9 8 9M-8 35l8 9 8-9M-35-8l-9 8 9 8M35-8l9 8-9 8"
        />
      );
    case "Y":
      return (
        <path
          class="colorado-sign"
          d="M-11-11L-38-38M11-11L38-38M-11 11L-38 38M11 11L38 38M-39-27V-39H-27M27-39H39V-27M-39 27V39H-27M27 39H39V27"
        />
      );
    case "B":
      return <path class="colorado-sign" d="M-39-39H39V39H-39ZM-13-13H13V13H-13Z" />;
    case "G":
      return (
        <g class="colorado-sign colorado-sign-dots">
          <path class="colorado-sign-hook" d="M-8-14V10H9" />
          {JUMPS.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
          ))}
        </g>
      );
  }
}

/** White: a light disc with a ring. Black: a dark disc with a notch. */
export function PawnShape({ side }: { side: Side }) {
  return side === "white" ? (
    <g class="is-white">
      <circle r="32" class="colorado-body" />
      <circle r="20" class="colorado-ring" />
    </g>
  ) : (
    <g class="is-black">
      <path class="colorado-body" d="M11-30A32 32 0 1 1-11-30L0-14Z" />
    </g>
  );
}

/** A shield for the pawn that can't be captured. */
export function SafeMark() {
  return (
    <g class="colorado-mark colorado-mark-safe">
      <path d="M0-15L13-10V1C13 9 6 14 0 17C-6 14-13 9-13 1V-10Z" />
      <path class="colorado-mark-line" d="M-6 0l5 5 8-9" />
    </g>
  );
}

/** A bull's-eye for the one that can be captured now only. */
export function FreshMark() {
  return (
    <g class="colorado-mark colorado-mark-fresh">
      <circle r="15" />
      <circle r="7" class="colorado-mark-dot" />
    </g>
  );
}

/** A pawn of this side, beside words. */
export function PawnSign({ side, size = 22 }: { side: Side; size?: number }) {
  return (
    <svg class="colorado-pawn-sign" viewBox="-36 -36 72 72" width={size} height={size} aria-hidden="true">
      <PawnShape side={side} />
    </svg>
  );
}

/** A square of this colour, beside words. */
export function SquareSign({ colour, size = 26 }: { colour: Colour; size?: number }) {
  return (
    <svg class="colorado-square-sign" viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <rect class={`colorado-square is-${colour}`} x="-49" y="-49" width="98" height="98" rx="12" />
      <MoveSign colour={colour} />
    </svg>
  );
}
