// The one sentence: what can be done now, for somebody who has read nothing.

import type { Sentence } from "../../../text";
import type { Side, View } from "../../../wire/colorado";
import type { Seat } from "../../../wire/game";
import type { NameOf } from "../../page";
import { otherSide } from "../board/squares";
import { freshCanBeTaken, seatOf } from "../hand/offered";
import { matchSentence, verdictSentence } from "./verdict";

export function now(view: View, own: readonly Seat[], name: NameOf): Sentence {
  if (view.stage === "over") return over(view, name);
  if (view.stage !== "playing") {
    const { ready } = view.stage.between;
    const waiting = own.some((seat) => !ready[seat]);
    return { id: waiting ? "colorado-now-continue" : "colorado-now-waits-next", rule: "K14" };
  }
  const side = view.turn;
  if (side === null) return over(view, name);
  const mover = seatOf(view, side);
  return own.includes(mover) ? yours(view, side, own, name) : theirs(view, side, own, name);
}

export function active(view: View): readonly Seat[] {
  if (view.stage === "over") return [];
  if (view.stage !== "playing") {
    const { ready } = view.stage.between;
    return [0, 1].filter((seat) => !ready[seat]);
  }
  return view.turn ? [seatOf(view, view.turn)] : [];
}

function over(view: View, name: NameOf): Sentence {
  return view.verdict && view.games === 1
    ? verdictSentence(view.verdict, view, name)
    : matchSentence(view, name);
}

function yours(view: View, side: Side, own: readonly Seat[], name: NameOf): Sentence {
  const rival = seatOf(view, otherSide(side));
  // Two players at one device are told by name whose turn it is.
  const who = name(seatOf(view, side));
  const args = {
    side,
    shared: String(own.includes(rival)),
    who,
    rival: name(rival),
    square: view.fresh ?? "",
  };
  if (view.draw_offered === otherSide(side)) return { id: "colorado-now-answer", args, rule: "K13" };
  if (view.moves.at(-1) === "pass") return { id: "colorado-now-again", args, rule: "K12" };
  if (freshCanBeTaken(view)) return { id: "colorado-now-catch", args, rule: "K7" };
  if (isFirst(view, side)) return { id: "colorado-now-first", args, rule: "K5" };
  return { id: "colorado-now-move", args, rule: "K2" };
}

/** Whether a side has yet to make its first move: the position says so, also where a game began in the middle. */
function isFirst({ position }: View, side: Side): boolean {
  return position.split(" ")[2]?.includes(side === "white" ? "w" : "b") ?? false;
}

function theirs(view: View, side: Side, own: readonly Seat[], name: NameOf): Sentence {
  const args = { side, name: name(seatOf(view, side)), square: view.fresh ?? "" };
  if (own.length === 0) return { id: "colorado-now-watch", args };
  if (view.draw_offered === side) return { id: "colorado-now-answer-early", args, rule: "K13" };
  if (view.draw_offered) return { id: "colorado-now-offered", args, rule: "K13" };
  if (view.fresh) return { id: "colorado-now-fresh", args, rule: "K7" };
  return { id: "colorado-now-wait", args };
}
