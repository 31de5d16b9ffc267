// One sentence: what can be done now, or who is waited for.

import type { Sentence } from "../../../text";
import type { Seat } from "../../../wire/game";
import type { Point, SetEnd, View } from "../../../wire/koroona";
import { KOROONA } from "../../../wire/measures";
import type { NameOf, Seen } from "../../page";

export function now(view: View, own: readonly Seat[], name: NameOf): Sentence {
  const { between, turn } = view;
  if (between) {
    const waits = own.some((seat) => !between.ready[seat]);
    return { id: waits ? "koroona-now-continue" : "koroona-now-waits-next", rule: "N25" };
  }
  if (turn === null) return { id: "koroona-now-over", rule: "N25" };
  if (!own.includes(turn)) return waiting(view, own, turn, name);
  // Several seats on one device: say whose turn it is.
  const who = own.length > 1 ? name(turn) : "";
  const several = who ? "yes" : "no";
  if (view.offers.some((offer) => "pass" in offer)) {
    return { id: "koroona-now-pass", args: { who, several }, rule: "N4" };
  }
  const colour = view.seats[turn]?.colour ?? "red";
  const mine = view.discs.filter((disc) => disc.colour === colour && disc.place !== "pocket");
  const lying = mine.flatMap(({ dark, place }) => (dark && place !== "pocket" ? [place.table] : []));
  const dark = lying.length;
  const inCircle = lying.filter(isInCircle).length;
  const where = inCircle === 0 ? "line" : inCircle === dark ? "circle" : "both";
  const args = { who, several, colour, light: mine.length - dark, dark, where };
  if (dark === 0) return { id: "koroona-now-light", args };
  if (dark < mine.length) return { id: "koroona-now-mixed", args, rule: "N7" };
  return { id: "koroona-now-dark", args, rule: "N17" };
}

/** N7: a dark disc in the circle may be hit after a side rim, too; one behind the line only after the far rim. */
function isInCircle([x, y]: Point): boolean {
  return Math.hypot(x - KOROONA.surface / 2, y - KOROONA.surface / 2) <= KOROONA.darkCircle;
}

function waiting(view: View, own: readonly Seat[], turn: Seat, name: NameOf): Sentence {
  const colour = view.seats[turn]?.colour ?? "red";
  const partner = own.some((seat) => view.seats[seat]?.colour === colour);
  return { id: "koroona-now-wait", args: { name: name(turn), colour, partner: partner ? "yes" : "no" } };
}

/** Whose turn the seats show, or who has not gone on to the next set. */
export function active(view: View): readonly Seat[] {
  const { between } = view;
  if (between) return view.seats.flatMap(({ seat }) => (between.ready[seat] ? [] : [seat]));
  return view.turn === null ? [] : [view.turn];
}

/** What decided the match: how its only set ended, or whose discs won, and whether somebody left or all agreed. */
export function decided(view: View, name: NameOf, { own }: Pick<Seen<"koroona">, "own">): Sentence {
  const { over, score, seats, sets, ended } = view;
  const [red, black] = score;
  if (over === "played" && sets === 1 && ended) return decidedBy(ended, own, view, name);
  const left = typeof over === "object" && over !== null ? over.left : null;
  const how = left !== null ? "left" : over === "agreed" ? "agreed" : "played";
  const leaver = left === null ? null : seats[left]?.colour;
  const ahead = red > black ? "red" : black > red ? "black" : "none";
  // Whoever leaves for good has lost the match for their side.
  const winner = leaver ? (leaver === "red" ? "black" : "red") : ahead;
  const args = { how, name: left === null ? "" : name(left), red, black, sets, colour: winner };
  return { id: winner === "none" ? "koroona-decided-drawn" : "koroona-decided", args, rule: "N25" };
}

/** How a set was decided. */
export function decidedBy(end: SetEnd, own: readonly Seat[], { seats }: View, name: NameOf): Sentence {
  if (typeof end === "string") {
    return { id: "koroona-decided-set", args: { how: end }, rule: end === "void" ? "N22" : "N27" };
  }
  const { by, why } = end.won;
  const won = own.every((seat) => seats[seat]?.colour === by) && own.length > 0;
  const args = { colour: by, won: won ? "yes" : "no" };
  if (typeof why !== "object") {
    return { id: "koroona-decided-set", args: { ...args, how: why }, rule: why === "cleared" ? "N1" : "N27" };
  }
  const self = own.length === 1 && own[0] === why.resigned ? "yes" : "no";
  const who = { how: "resigned", name: name(why.resigned), self };
  return { id: "koroona-decided-set", args: { ...args, ...who }, rule: "N25" };
}
