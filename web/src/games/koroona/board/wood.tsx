// The table itself, true to scale, in millimetres: rim, surface, lines, pockets with their nets.

import { KOROONA as M } from "../../../wire/measures";
import { POCKETS } from "../hand/aim";
import { SIDE, toScreen } from "./stand";

/** How wide the rim is drawn. */
export const RIM = 52;
const LINE = M.zoneLine / 1000;

/** The whole drawing. */
export const VIEW_BOX = `${-RIM} ${-RIM} ${SIDE + 2 * RIM} ${SIDE + 2 * RIM}`;

/** The grain of the surface: long flat waves, always the same. */
const GRAIN = Array.from({ length: 17 }, (_, n) => {
  const x = 22 + n * 59 + ((n * 37) % 23);
  const bow = ((n * 53) % 31) - 15;
  return `M${x} 0C${x + bow} 300 ${x - bow} 640 ${x + bow / 2} ${SIDE}`;
}).join("");

const OUT = SIDE + RIM;
/** The four pieces of the rim, mitred. */
const PIECES = [
  `M${-RIM} ${OUT}L0 ${SIDE}H${SIDE}L${OUT} ${OUT}z`,
  `M${-RIM} ${-RIM}L0 0V${SIDE}L${-RIM} ${OUT}z`,
  `M${-RIM} ${-RIM}L0 0H${SIDE}L${OUT} ${-RIM}z`,
  `M${OUT} ${-RIM}L${SIDE} 0V${SIDE}L${OUT} ${OUT}z`,
];

const LINES = `M0 ${LINE}H${SIDE}M0 ${SIDE - LINE}H${SIDE}M${LINE} 0V${SIDE}M${SIDE - LINE} 0V${SIDE}`;
const MIDDLE = SIDE / 2;

export function Wood() {
  return (
    <g class="koroona-wood">
      <defs>
        <pattern
          id="koroona-net"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H14M0 0V14" />
        </pattern>
        <pattern
          id="koroona-shade"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" />
        </pattern>
        <pattern
          id="koroona-bar"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 0V8" />
        </pattern>
        <clipPath id="koroona-surface">
          <rect width={SIDE} height={SIDE} />
        </clipPath>
      </defs>
      <rect class="koroona-edge" x={-RIM} y={-RIM} width={SIDE + 2 * RIM} height={SIDE + 2 * RIM} rx="16" />
      <g class="koroona-rim" clip-path="inset(0 round 16px)">
        {PIECES.map((piece, n) => (
          <path key={piece} class={`koroona-frame ${n % 2 ? "is-side" : "is-end"}`} d={piece} />
        ))}
      </g>
      <rect class="koroona-surface" width={SIDE} height={SIDE} />
      <path class="koroona-grain" d={GRAIN} />
      <path class="koroona-line" d={LINES} />
      <circle class="koroona-line" cx={MIDDLE} cy={MIDDLE} r={M.circleRadius / 1000} />
      <path class="koroona-line" d={`M${MIDDLE - 9} ${MIDDLE}h18M${MIDDLE} ${MIDDLE - 9}v18`} />
      {POCKETS.map((pocket) => {
        const [x, y] = toScreen(pocket);
        const r = M.pocketRadius / 1000;
        return (
          <g key={`${x} ${y}`}>
            <circle class="koroona-mouth" cx={x} cy={y} r={r} />
            <circle class="koroona-net" cx={x} cy={y} r={r} />
          </g>
        );
      })}
      <rect class="koroona-foot" width={SIDE} height={SIDE} />
    </g>
  );
}
