// Pieces, dice and markers as they are drawn. Every colour has a shape of its own: the pips, the badge and the marker
// all have it, so that nothing hangs on the colour.

import type { Colour } from "../../../wire/corona";
import { DIE, DISC, MARKER } from "./geometry";

/** For what is drawn for the eye alone: something else says it to the ear. */
export const UNHEARD = { "aria-hidden": true } as const;

/** Shapes of about the same weight in a square of 2 by 2. */
const PATHS: Record<Colour, string> = {
  red: "M0-.92A.92 .92 0 1 1 0 .92 .92 .92 0 1 1 0-.92Z",
  orange: "M0-1.02L1 .78-1 .78Z",
  yellow: "M-.8-.8H.8V.8H-.8Z",
  green: "M0-1.1L.86 0 0 1.1-.86 0Z",
  blue: "M-.5-.87H.5L1 0 .5 .87H-.5L-1 0Z",
  violet: "M0-1.12L.3-.38 1.08-.34 .48 .16 .68 .92 0 .5-.68 .92-.48 .16-1.08-.34-.3-.38Z",
};

export function Shape({
  colour,
  size,
  x = 0,
  y = 0,
}: {
  colour: Colour;
  size: number;
  x?: number;
  y?: number;
}) {
  return <path d={PATHS[colour]} transform={`translate(${x} ${y}) scale(${size})`} />;
}

const SPOTS: Record<number, ReadonlyArray<readonly [number, number]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die's face, its middle at 0, 0. Without a number it lies blank. */
export function Die({
  colour,
  pips,
  size = DIE,
}: {
  colour: Colour | "plain";
  pips: number | null;
  size?: number;
}) {
  const half = size / 2;
  return (
    <g class={`corona-die is-${colour}`}>
      <rect class="corona-edge" x={-half} y={-half + 2.5} width={size} height={size} rx={size * 0.2} />
      <rect class="corona-face" x={-half} y={-half} width={size} height={size} rx={size * 0.2} />
      <g class="corona-pips">
        {(SPOTS[pips ?? 0] ?? []).map(([x, y]) => (
          <Shape
            key={`${x} ${y}`}
            colour={colour === "plain" ? "red" : colour}
            size={size * 0.098}
            x={x * size * 0.265}
            y={y * size * 0.265}
          />
        ))}
      </g>
      {colour !== "plain" && (
        <g class="corona-die-badge" transform={`translate(${half + 1} ${half + 1.5})`}>
          <circle r={size * 0.175} />
          <Shape colour={colour} size={size * 0.11} />
        </g>
      )}
    </g>
  );
}

/** A marker: its colour's shape, with its die's number. */
export function Marker({
  colour,
  pips,
  size = MARKER,
}: {
  colour: Colour;
  pips: number | null;
  size?: number;
}) {
  return (
    <g class={`corona-marker is-${colour}`}>
      <Shape colour={colour} size={size} />
      {pips !== null && (
        <text y={colour === "orange" ? size * 0.52 : size * 0.4} font-size={size * 1.15}>
          {pips}
        </text>
      )}
    </g>
  );
}

/** A metal piece from above. */
export function Disc({ radius = DISC }: { radius?: number }) {
  return (
    <g class="corona-disc">
      <circle class="corona-foot" cy={1.8} r={radius} />
      <circle class="corona-metal" r={radius} />
      <path
        class="corona-shine"
        d={`M${-radius * 0.78} ${-radius * 0.18}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.18} ${-radius * 0.78}`}
      />
      <circle class="corona-groove" r={radius * 0.58} />
    </g>
  );
}
