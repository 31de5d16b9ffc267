// What happened, in words.

import { type Sentence, t } from "../../../text";
import type { Event, View } from "../../../wire/corona";
import type { NameOf } from "../../page";

/** Tellings that need no words: the board shows them, and there are many. */
export const SILENT: ReadonlySet<Event["kind"]> = new Set([
  "marker_put",
  "marker_taken",
  "pieces_placed",
  "set_up_began",
]);

const RULES: Partial<Record<Event["kind"], string>> = {
  opening_rolled: "C4",
  round_set_up: "C5",
  situation_given: "C5",
  auction_won: "C7",
  auction_passed: "C9",
  round_settled: "C13",
  bidder_silenced: "C14",
};

export function words(told: Event, name: NameOf, before: View | null): Sentence | null {
  if (SILENT.has(told.kind)) return null;
  const id = `told-corona-${told.kind}`;
  const say = (args: Sentence["args"], suffix = ""): Sentence => ({
    id: id + suffix,
    args,
    rule: RULES[told.kind] ?? null,
  });
  switch (told.kind) {
    case "opening_rolled":
      return say({ name: name(told.seat), pips: told.pips });
    case "round_set_up": {
      const setter = before?.phase.kind === "setting_up" ? before.phase.setter : null;
      const args = { name: setter === null ? "" : name(setter), dice: told.throw.join(" ") };
      return say(args, setter === null ? "" : told.idle ? "-idle" : "-by");
    }
    case "situation_given":
      return say({ dice: told.throw.join(" ") });
    case "call_placed":
      return say({ name: name(told.seat), points: told.points });
    case "done_said":
    case "bidder_silenced":
    case "calls_voided":
      return say({ name: name(told.seat) });
    case "auction_won":
      return say({ name: name(told.bidder), call: told.call });
    case "piece_moved": {
      const { from, die, to, points } = told.step;
      return say({ from, die, to, points });
    }
    case "round_settled":
      return say(
        { name: name(told.bidder), call: told.call, points: told.points, chips: told.payments.length },
        told.made ? "" : "-failed",
      );
    case "situation_appraised":
      return say({ best: told.best });
    case "seat_left":
      return say({ name: name(told.seat), chips: told.chips });
    case "game_ended":
      return say({ why: told.endings.map((ending) => t(`corona-ended-${ending}`)).join(", ") });
    default:
      return say({});
  }
}
