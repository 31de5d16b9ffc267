// What happened, in words.

import type { Sentence } from "../../../text";
import type { Event, Side, View } from "../../../wire/colorado";
import type { Seat } from "../../../wire/game";
import type { NameOf, Step } from "../../page";
import { otherSide, pawnsOf, squaresOf } from "../board/squares";
import { seatOf } from "../hand/offered";
import { verdictSentence } from "./verdict";

export function words(told: Event, name: NameOf, before: View | null): Sentence | null {
  if (told === "match_stopped") return { id: "told-colorado-match_stopped", rule: "K14" };
  const by = (side: Side): string => (before ? name(seatOf(before, side)) : side);
  if ("moved" in told) return moved(told.moved.move, name, before);
  if ("passed" in told) {
    // A pass comes with the move that left nothing else: it is the other side's.
    const side = before?.turn ? otherSide(before.turn) : null;
    return {
      id: "told-colorado-passed",
      args: { name: side ? by(side) : "", side: side ?? "none" },
      rule: "K12",
    };
  }
  if ("draw_offered" in told) {
    return { id: "told-colorado-draw_offered", args: { name: by(told.draw_offered.by) }, rule: "K13" };
  }
  if ("draw_declined" in told) {
    return { id: "told-colorado-draw_declined", args: { name: by(told.draw_declined.by) } };
  }
  if ("game_ended" in told) {
    const sides = before ?? { white: 0, black: 1 };
    return verdictSentence(told.game_ended.verdict, sides, name);
  }
  if ("continued" in told) {
    return { id: "told-colorado-continued", args: { name: name(told.continued.seat) } };
  }
  if ("next_game_began" in told) {
    const args = before ? { number: before.number + 1, name: name(before.black) } : { number: 0, name: "" };
    return { id: "told-colorado-next_game_began", args, rule: "K14" };
  }
  return { id: "told-colorado-seat_left", args: { name: name(told.seat_left.seat) } };
}

function moved(move: string, name: NameOf, before: View | null): Sentence {
  const [from, to] = squaresOf(move) ?? ["", ""];
  const side = before?.turn ?? null;
  const captured = before !== null && pawnsOf(before.position).has(to);
  return {
    id: captured ? "told-colorado-moved-capture" : "told-colorado-moved",
    args: { name: before && side ? name(seatOf(before, side)) : "–", from, to },
  };
}

/** The move of a step, as it is said aloud; none if it was one's own. Whoever watches hears all of them. */
export function spokenMove(step: Step<"colorado">, own: readonly Seat[], name: NameOf): Sentence | null {
  const { before, told } = step;
  const move = told.flatMap((one) => (typeof one === "object" && "moved" in one ? [one.moved.move] : []))[0];
  const seat = before?.turn ? seatOf(before, before.turn) : null;
  if (!move || !before || seat === null || own.includes(seat)) return null;
  const { args } = moved(move, name, before);
  const captured = pawnsOf(before.position).has(String(args?.to ?? "")) ? "yes" : "no";
  return { id: "colorado-said-move", args: { ...args, captured } };
}
