// What is kept on the rims: a tray for the pocketed discs before each player, the discs they owe, whose turn it is.

import type { Colour, SeatView, View } from "../../../wire/koroona";
import { Disc } from "./disc";
import { SIDE, turnedFor } from "./stand";
import { RIM } from "./wood";

const EACH = 8;
const APART = 31;
const MIDDLE = SIDE / 2;
const DOWN = SIDE + RIM / 2;
/** Where the first and the last disc that is owed may lie. */
const OWED = [MIDDLE + (EACH / 2 + 0.8) * APART, SIDE] as const;

/** How many of a side's pocketed discs lie in each of its trays. */
function inTray(view: View, { seat, colour }: SeatView): number {
  const pocketed = view.discs.filter((disc) => disc.colour === colour && disc.place === "pocket").length;
  const tray = view.seats.filter((one) => one.colour === colour).findIndex((one) => one.seat === seat);
  return Math.min(EACH, Math.max(0, pocketed - tray * EACH));
}

export function Rims({ view, bottom }: { view: View; bottom: SeatView["stand"] }) {
  return (
    <g class="koroona-rims">
      {view.seats.map((player) => {
        const owed = view.debts[player.colour === "red" ? 0 : 1].filter(
          (stand) => stand === player.stand,
        ).length;
        return (
          <g key={player.seat} transform={turnedFor(bottom, player.stand)}>
            {view.turn === player.seat && (
              <path class="koroona-turn" d={`M${MIDDLE - 180} ${DOWN + 21}h360`} />
            )}
            <Tray colour={player.colour} full={inTray(view, player)} />
            <Owed colour={player.colour} count={owed} />
          </g>
        );
      })}
    </g>
  );
}

function Tray({ colour, full }: { colour: Colour; full: number }) {
  return (
    <>
      {Array.from({ length: EACH }, (_, n) => {
        const x = MIDDLE + (n - (EACH - 1) / 2) * APART;
        return (
          <g key={n} transform={`translate(${x} ${DOWN})`}>
            <circle class="koroona-slot" r="13" />
            {n < full && <Disc colour={colour} />}
          </g>
        );
      })}
    </>
  );
}

/** Each disc owed: a broken ring with a minus, to the right of the tray. Many of them lie over one another, and keep to
 * their rim. */
function Owed({ colour, count }: { colour: Colour; count: number }) {
  const [first, last] = OWED;
  const apart = Math.min(APART, (last - first) / Math.max(1, count - 1));
  return (
    <>
      {Array.from({ length: count }, (_, n) => (
        <g key={n} class={`koroona-owed is-${colour}`} transform={`translate(${first + n * apart} ${DOWN})`}>
          <circle r="12" />
          <path d="M-5.5 0h11" />
        </g>
      ))}
    </>
  );
}
