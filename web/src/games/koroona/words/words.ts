// What happened, in words.

import type { Sentence } from "../../../text";
import type { Colour, Event, SetEnd, View } from "../../../wire/koroona";
import type { NameOf } from "../../page";
import { mainRuling, rulingSentence } from "./rulings";

/** That a set's end is looked at, and who goes on, is seen. */
export const SILENT: ReadonlySet<string> = new Set(["set_rests", "went_on"]);

export function words(told: Event, name: NameOf, before: View | null): Sentence | null {
  if ("struck" in told) {
    const ruling = mainRuling(told.struck);
    const said = ruling && rulingSentence(ruling, "none");
    const args = { ...said?.args, name: name(told.struck.by), ruling: ruling?.rule ?? "none" };
    return { id: "told-koroona-struck", args, rule: ruling?.rule ?? null };
  }
  if ("time_ran_out" in told) {
    const { by, next } = told.time_ran_out;
    return { id: "told-koroona-time_ran_out", args: { name: name(by), next: name(next) }, rule: "N27" };
  }
  if ("passed" in told) {
    const { by, next } = told.passed;
    return { id: "told-koroona-passed", args: { name: name(by), next: name(next) }, rule: "N4" };
  }
  if ("set_ended" in told) return setEnded(told.set_ended, name, before);
  if ("set_rests" in told || "went_on" in told) return null;
  if ("set_began" in told) {
    return { id: "told-koroona-set_began", args: { name: name(told.set_began.first) }, rule: "N25" };
  }
  const { why } = told.match_ended;
  const [how, who] = typeof why === "object" ? ["left", name(why.left)] : [why, ""];
  return { id: "told-koroona-match_ended", args: { how, name: who }, rule: "N25" };
}

function setEnded(end: SetEnd, name: NameOf, before: View | null): Sentence {
  const id = "told-koroona-set_ended";
  if (typeof end === "string") {
    const args = { how: end, colour: "red", names: "", name: "" };
    return { id, args, rule: end === "void" ? "N22" : "N27" };
  }
  const { by, why } = end.won;
  const [how, loser, rule] =
    typeof why === "object" ? (["resigned", name(why.resigned), "N25"] as const) : ([why, "", "N1"] as const);
  return { id, args: { how, colour: by, names: teamNames(before, by, name), name: loser }, rule };
}

/** The players of a side. */
export function teamNames(view: View | null, colour: Colour, name: NameOf): string {
  const team = view?.seats.filter((seat) => seat.colour === colour) ?? [];
  return team.map(({ seat }) => name(seat)).join(" & ");
}
