// One sentence for each moment: what you can do now and why, or who is waited for. For people who have read nothing.

import { type Sentence, t } from "../../../text";
import type { Auction, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { NameOf } from "../../page";
import { sum } from "../board/points";
import { lastCall, lowestCall, maySayDone } from "../hand/calls";

type Args = Sentence["args"];
const make = (id: string, rule: string | null, args: Args = {}): Sentence => ({
  id: `corona-now-${id}`,
  rule,
  args,
});

export function now(view: View, own: readonly Seat[], name: NameOf): Sentence {
  const { phase } = view;
  const mine = own.filter((seat) => !view.seats[seat]?.left);
  switch (phase.kind) {
    case "opening":
      return make("opening", "C4");
    case "setting_up": {
      const again = phase.unclaimed > 0 ? "-again" : "";
      if (!mine.includes(phase.setter)) return make("setting-up", "C5", { name: name(phase.setter) });
      return forSeat(mine, phase.setter, name, make(`set-up${again}`, again ? "C9" : "C5"));
    }
    case "auction":
      return auction(view, phase, mine, name);
    case "marking": {
      const { bidder, call } = phase.turn;
      if (!mine.includes(bidder)) return make("marking", "C10", { name: name(bidder), call });
      const marked = phase.markers.some((marker) => marker !== null);
      return forSeat(
        mine,
        bidder,
        name,
        make(marked ? "mark-more" : "mark", marked ? "C11" : "C10", { call }),
      );
    }
    case "moving": {
      const { bidder, call } = phase.turn;
      const args = { name: name(bidder), call, points: sum(phase.moves) };
      if (!mine.includes(bidder)) return make("moving", "C12", args);
      return forSeat(mine, bidder, name, make("move", "C11", args));
    }
    case "over":
      return over(view, name);
  }
}

/** With several seats on one device, the sentence says which of them it is for. */
function forSeat(mine: readonly Seat[], seat: Seat, name: NameOf, sentence: Sentence): Sentence {
  if (mine.length < 2) return sentence;
  const what = t(sentence.id, sentence.args);
  return { id: "corona-now-for", args: { name: name(seat), what }, rule: sentence.rule ?? null };
}

function auction(view: View, phase: Auction, mine: readonly Seat[], name: NameOf): Sentence {
  const { lead } = view;
  const leader: Record<string, string | number> = lead ? { name: name(lead.seat), points: lead.points } : {};
  const callers = mine.filter((seat) => lowestCall(view, seat) !== null);
  const caller = callers.find((seat) => seat !== lead?.seat) ?? callers[0];
  if (mine.length === 1 && mine[0] !== undefined && caller === undefined) {
    if (view.seats[mine[0]]?.silenced) return make("silenced", "C14");
    if (phase.done.includes(mine[0])) return make("done", "C6");
  }
  if (lead && mine.includes(lead.seat) && (caller === undefined || caller === lead.seat)) {
    return forSeat(mine, lead.seat, name, make(leading(view, lead.seat), "C7", leader));
  }
  if (caller === undefined) return lead ? make("watch-lead", "C7", leader) : make("watch", "C6");
  if (!lead) return make("call", "C6");
  const tie = lastCall(phase, caller) !== lead.points && !view.setup.beat_the_highest;
  return make("call-higher", tie ? "C7" : "C8", leader);
}

/** Whoever leads and is the last who may call need not wait for the glass, where "done" ends the auction. */
function leading(view: View, seat: Seat): "you-lead" | "you-lead-alone" | "you-lead-done" {
  if (!active(view).every((one) => one === seat)) return "you-lead";
  return maySayDone(view, seat) ? "you-lead-done" : "you-lead-alone";
}

function over(view: View, name: NameOf): Sentence {
  const winners = (view.outcome?.standings ?? []).filter((standing) => standing.place === 1);
  const names = winners.map((winner) => name(winner.seat)).join(", ");
  return make("over", "C18", { names, count: winners.length, chips: winners[0]?.score ?? 0 });
}

/** Whose turn the seats show: the setter's, the bidder's, and in an auction of everybody who may still call. */
export function active(view: View): readonly Seat[] {
  const { phase } = view;
  switch (phase.kind) {
    case "setting_up":
      return [phase.setter];
    case "auction":
      return view.seats.flatMap((seat, at) =>
        seat.silenced || seat.left || phase.done.includes(at) ? [] : [at],
      );
    case "marking":
    case "moving":
      return [phase.turn.bidder];
    default:
      return [];
  }
}

/** What decided the game: how many chips won it, and why it ended. */
export function decided({ phase, outcome }: View): Sentence {
  const why =
    phase.kind === "over" ? phase.endings.map((ending) => t(`corona-ended-${ending}`)).join(", ") : "";
  return { id: "corona-decided", args: { chips: outcome?.standings[0]?.score ?? 0, why }, rule: "C18" };
}
