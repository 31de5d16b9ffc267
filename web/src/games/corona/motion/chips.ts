// Chips that travel from seat to seat. The seats belong to the frame: where one is not to be found, nothing flies.

import { motionEnds, pause } from "../../../pause";
import { chip } from "../../../sound";
import type { Payment } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";

const FLIGHT = 620;

function seatAt(seat: Seat): { x: number; y: number } | null {
  const element = document.querySelector(`[data-seat="${seat}"]`);
  const badge = element?.querySelector(".corona-badge") ?? element;
  const box = badge?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Pays, chip by chip, in the order it was told. */
export async function payChips(payments: readonly Payment[]): Promise<void> {
  const flights = payments.map((payment, nth) => fly(payment, nth * 110));
  await Promise.all(flights);
}

async function fly({ from, to }: Payment, after: number): Promise<void> {
  const [start, end] = [seatAt(from), seatAt(to)];
  await pause(after);
  chip(FLIGHT / 1000);
  if (!start || !end) return pause(FLIGHT / 2);
  const element = document.createElement("div");
  element.className = "corona-flying";
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const lift = Math.min(start.y, end.y) + Math.abs(end.x - start.x) * 0.12 + 46;
  const at = (x: number, y: number, turn: number) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
  const animation = element.animate(
    [
      { transform: at(start.x, start.y, 0), easing: "ease-out" },
      { transform: at((start.x + end.x) / 2, lift, 180), easing: "ease-in" },
      { transform: at(end.x, end.y, 360) },
    ],
    { duration: FLIGHT },
  );
  await motionEnds(animation, FLIGHT);
  element.remove();
}
