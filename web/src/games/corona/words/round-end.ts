// What a round came to, from one's own side.

import { type Sentence, t } from "../../../text";
import type { Round, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { NameOf } from "../../page";

/** Which end of a round the view rests on; null while there is none to look at. */
export function endOf(view: View): string | null {
  return view.phase.kind === "setting_up" && view.last ? `${view.game} ${view.phase.since}` : null;
}

/** What was played, in one sentence, from one's own side. */
export function playedWords({ result }: Round, own: readonly Seat[], name: NameOf): Sentence {
  if (!result) return { id: "corona-last-passed" };
  const { bidder, call, points, made } = result;
  const args = { who: whoIs(bidder, own), name: name(bidder), call, points, made: made ? "yes" : "no" };
  return { id: "corona-last-played", args };
}

/** Whether a seat is read of as "you": where several are played at one device, each goes by its name. */
export function whoIs(seat: Seat, own: readonly Seat[]): "you" | "other" {
  return own.length === 1 && own[0] === seat ? "you" : "other";
}

export interface OutcomeWords {
  title: string;
  how: string;
  /** Null if nobody called. */
  made: boolean | null;
}

export function outcomeWords({ result }: Round, own: readonly Seat[], name: NameOf): OutcomeWords {
  if (!result) return { title: t("corona-end-passed"), how: "", made: null };
  const { bidder, call, points, made, payments } = result;
  const who = whoIs(bidder, own);
  const args = { who, name: name(bidder), call, points, chips: payments.length };
  // What it means for whoever looks: one pays, or is paid.
  const paid = payments.some(({ to }) => own.includes(to));
  const pays = payments.some(({ from }) => own.includes(from));
  const stake = who === "you" || own.length !== 1 ? "" : paid ? "gets" : pays ? "pays" : "";
  const title = t(made ? "corona-end-made" : "corona-end-failed", args);
  const paying = t(made ? "corona-end-made-how" : "corona-end-failed-how", {
    ...args,
    stake: stake || "none",
  });
  const how = result.ran_out ? `${t("corona-end-ran-out", args)} ${paying}` : paying;
  return { title, how, made };
}
