// Where a disc is in the shade for the shooter, and where the striker may stand. As the shooter sees it.

import type { StrokeOffer } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";
import { SIDE, toScreen } from "./stand";

/** The dark zones (N6): the shooter's strip and the circle. */
export function Shade() {
  const deep = M.zoneLine / 1000;
  return (
    <g class="koroona-shade">
      <rect x="0" y={SIDE - deep} width={SIDE} height={deep} />
      <circle cx={SIDE / 2} cy={SIDE / 2} r={M.circleRadius / 1000} />
    </g>
  );
}

/** Where the striker's middle may be put: bright; too near to a disc: barred. */
export function Zone({ offer, placing }: { offer: StrokeOffer; placing: boolean }) {
  const [left, bottom] = toScreen(offer.low);
  const [right, top] = toScreen(offer.high);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return (
    <g class={`koroona-zone ${placing ? "is-placing" : ""}`}>
      <clipPath id="koroona-zone">
        <rect {...box} />
      </clipPath>
      <rect class="koroona-free" {...box} rx="6" />
      {placing && (
        <g clip-path="url(#koroona-zone)">
          {offer.discs.map((disc) => {
            const [x, y] = toScreen(disc);
            return (
              <g key={`${x} ${y}`} class="koroona-barred">
                <circle cx={x} cy={y} r={offer.clearance / 1000} />
                <circle class="koroona-bars" cx={x} cy={y} r={offer.clearance / 1000} />
              </g>
            );
          })}
        </g>
      )}
    </g>
  );
}
