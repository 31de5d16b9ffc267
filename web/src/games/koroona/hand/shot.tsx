// The stroke in sight: one's own hand's, with the line to the first contact, or somebody else's just before it.

import { useMemo } from "preact/hooks";
import type { DiscView, Stand, View } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";
import { SIDE, toOwn, turnedFor } from "../board/stand";
import { RIM } from "../board/wood";
import type { Theatre } from "../motion/theatre";
import { type Contact, firstContact } from "./aim";
import { Aiming } from "./aiming";
import type { Hand } from "./hand";

/** What one's own striker touches first, and the word for it. */
export function useFirst(
  hand: Hand,
  discs: readonly DiscView[],
  bottom: Stand,
  view: View,
): { contact: Contact | null; word: string } {
  const lying = useMemo(
    () =>
      discs.flatMap(({ disc, place }) =>
        place === "pocket" ? [] : [{ disc, at: toOwn(bottom, place.table) }],
      ),
    [discs, bottom],
  );
  if (!hand.offer.value) return { contact: null, word: "rest" };
  const contact = firstContact(hand.at.value, hand.angle.value, hand.speed.value, lying);
  const hit = discs.find(({ disc }) => disc === contact.disc);
  const colour = view.seats[view.turn ?? 0]?.colour;
  const word = hit ? (hit.colour !== colour ? "enemy" : hit.dark ? "dark" : "own") : contact.kind;
  return { contact, word };
}

export function Shot(props: {
  hand: Hand;
  theatre: Theatre;
  view: View;
  bottom: Stand;
  contact: Contact | null;
}) {
  const { hand, theatre, view, bottom, contact } = props;
  const aimed = theatre.aimed.value;
  const seat = aimed ? aimed.seat : view.turn;
  const player = view.seats[seat ?? 0];
  if (!player) return null;
  if (aimed) {
    return (
      <g transform={turnedFor(bottom, player.stand)}>
        <Aiming stroke={aimed.stroke} colour={player.colour} back={aimed.back} contact={null} />
      </g>
    );
  }
  if (theatre.playing.value || !hand.offer.value) return null;
  const [x, y] = hand.at.value;
  const stroke = { x, y, angle: hand.angle.value, speed: hand.speed.value };
  const wrong = hand.wrong.value !== null;
  return (
    <>
      <Aiming
        stroke={stroke}
        colour={player.colour}
        back={hand.strong.value}
        contact={wrong ? null : contact}
        wrong={wrong}
      />
      <Gauge strong={hand.strong.value} risk={M.rimJump / M.fastestStroke} />
    </>
  );
}

/** The strength, beside the table: brass in the right-hand rim. */
function Gauge({ strong, risk }: { strong: number; risk: number }) {
  const [low, high] = [SIDE - 150, 150];
  const tall = low - high;
  const x = SIDE + RIM / 2 - 7;
  return (
    <g class={`koroona-gauge ${strong >= risk ? "is-risky" : ""}`}>
      <rect class="koroona-gauge-bed" x={x} y={high} width="14" height={tall} rx="7" />
      <rect
        class="koroona-gauge-fill"
        x={x}
        y={low - tall * strong}
        width="14"
        height={tall * strong}
        rx="7"
      />
      <path class="koroona-gauge-risk" d={`M${x - 8} ${low - tall * risk}h30`} />
    </g>
  );
}
