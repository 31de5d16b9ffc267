// A disc or a striker as it looks, with a real hole: what lies under it is seen through it. Red ones have a ring.

import type { Colour } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";

const mm = (micro: number) => micro / 1000;

/** A ring between two radii. */
export function annulus(outer: number, inner: number): string {
  const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return circle(outer) + circle(inner);
}

const DISC = annulus(mm(M.discRadius) - 0.4, mm(M.discHole));
const STRIKER = annulus(mm(M.strikerRadius) - 0.4, mm(M.strikerHole));

/** Drawn around 0, 0, in millimetres. */
export function Disc({ colour, striker = false }: { colour: Colour; striker?: boolean }) {
  const ring = striker ? 16 : 8.3;
  return (
    <g class={`koroona-disc is-${colour}`}>
      <path class="koroona-body" fill-rule="evenodd" d={striker ? STRIKER : DISC} />
      {colour === "red" && <circle class="koroona-ring" r={ring} stroke-width={striker ? 3.4 : 2} />}
      {striker && colour === "black" && <circle class="koroona-groove" r={ring} />}
    </g>
  );
}

/** A disc beside a word. */
export function DiscSign({ colour, size = 20 }: { colour: Colour; size?: number }) {
  return (
    <svg class="koroona-sign" width={size} height={size} viewBox="-13.5 -13.5 27 27" aria-hidden="true">
      <Disc colour={colour} />
    </svg>
  );
}
