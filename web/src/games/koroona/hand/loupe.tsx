// A loupe for phones: while a finger aims, the place of the first contact is seen larger, on the side of the table where the
// contact is not.

import { SIDE, toScreen } from "../board/stand";
import type { Contact } from "./aim";
import type { Hand } from "./hand";

/** What is looked at, how large it is drawn, and how far from the rims: millimetres of the table. */
const SEEN = 150;
const DRAWN = 400;
const INSET = 14;

export function Loupe({ hand, contact }: { hand: Hand; contact: Contact | null }) {
  const aims = hand.pulled.value !== null || hand.turns.value;
  if (!aims || !contact || hand.wrong.value) return null;
  const [x, y] = toScreen(contact.at);
  const left = x > SIDE / 2 ? INSET : SIDE - DRAWN - INSET;
  // What is at the far side is looked at from nearer, so that nothing of it is covered.
  const top = y > SIDE / 2 ? INSET : SIDE / 2;
  const half = SEEN / 2;
  return (
    <g class="koroona-loupe">
      <svg
        x={left}
        y={top}
        width={DRAWN}
        height={DRAWN}
        viewBox={`${x - half} ${y - half} ${SEEN} ${SEEN}`}
        aria-hidden="true"
      >
        <rect class="koroona-loupe-wood" x={x - half} y={y - half} width={SEEN} height={SEEN} />
        <use href="#koroona-live" />
      </svg>
      <rect class="koroona-loupe-rim" x={left} y={top} width={DRAWN} height={DRAWN} rx="16" />
    </g>
  );
}
