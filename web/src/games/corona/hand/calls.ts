// Who may call what, read from the offers, and why not.

import type { Sentence } from "../../../text";
import type { Auction, Points, View } from "../../../wire/corona";
import type { Millis, Seat } from "../../../wire/game";

export const MOST = 21;

/** The lowest call a seat is offered; null if it is offered none. */
export function lowestCall(view: View, seat: Seat): Points | null {
  for (const offer of view.offers) if (offer.seat === seat && offer.kind === "call") return offer.lowest;
  return null;
}

export function maySayDone(view: View, seat: Seat): boolean {
  return view.offers.some((offer) => offer.seat === seat && offer.kind === "say_done");
}

/** The last call of a seat. */
export function lastCall(auction: Auction, seat: Seat): Points | null {
  return auction.calls.findLast((call) => call.seat === seat)?.points ?? null;
}

const hint = (id: string, rule: string, args: Sentence["args"] = {}): Sentence => ({
  id: `corona-hint-${id}`,
  rule,
  args,
});

/** Why a seat can't make a call now; null if it can. */
export function whyNot(
  view: View,
  auction: Auction,
  seat: Seat,
  points: Points,
  now: Millis,
): Sentence | null {
  if (now >= auction.glass.runs_out) return hint("glass-empty", "C7");
  const lowest = lowestCall(view, seat);
  if (lowest !== null && points >= lowest) return null;
  if (view.seats[seat]?.silenced) return hint("silenced", "C14");
  if (auction.done.includes(seat)) return hint("done", "C6");
  if (lowest === null) return hint("nothing-higher", "C8");
  const own = lastCall(auction, seat) ?? 0;
  return points <= own
    ? hint("own-call", "C8", { own, lowest })
    : hint("beat-highest", "C8", { highest: lowest - 1, lowest });
}
