// What the referee said of a stroke, in sentences with their rule numbers.

import type { Sentence } from "../../../text";
import type { Seat } from "../../../wire/game";
import type { Event, Rule, Ruling, Struck } from "../../../wire/koroona";
import type { Step } from "../../page";

/** Every rule that can speak, and what it means for the turn: it goes on, ends, or ends with a penalty disc. */
export const RULES: Record<Rule, "win" | "on" | "lost" | "foul" | "disc"> = {
  N1: "win",
  N5: "on",
  N8: "lost",
  N9: "lost",
  N10: "lost",
  N11: "lost",
  N12: "foul",
  N13: "foul",
  N14: "foul",
  N15: "foul",
  N16: "foul",
  N17: "foul",
  N18: "disc",
  N19: "disc",
  N22: "win",
};

/** A ruling in words. `end` is how the set ended with it, if it did. */
export function rulingSentence({ rule, discs }: Ruling, end: "void" | "won" | "none"): Sentence {
  return { id: `koroona-ruling-${rule}`, args: { count: discs?.length ?? 0, end }, rule };
}

/** The stroke of a step, if it is one; the last, where several were missed. */
export function struckIn({ told }: Pick<Step<"koroona">, "told">): Struck | null {
  return told.flatMap((one) => ("struck" in one ? [one.struck] : [])).at(-1) ?? null;
}

/** Whose time ran out in a step, if somebody's did. */
export function lateIn({ told }: Pick<Step<"koroona">, "told">): Seat | null {
  return told.flatMap((one) => ("time_ran_out" in one ? [one.time_ran_out.by] : []))[0] ?? null;
}

/** How the set ended with a step's stroke, if it did. */
export function endIn(told: readonly Event[]): "void" | "won" | "none" {
  const stroke = told.findLastIndex((one) => "struck" in one);
  const end = told
    .slice(Math.max(0, stroke))
    .flatMap((one) => ("set_ended" in one ? [one.set_ended] : []))[0];
  if (!end) return "none";
  return end === "void" ? "void" : "won";
}

/** Which rulings to read out: N8 goes without saying where something worse happened, and the penalty comes right after
 * the first foul, however many there are. */
export function spoken(rulings: readonly Ruling[]): Ruling[] {
  const worse = rulings.some(({ rule }) => rule !== "N8" && RULES[rule] !== "on");
  const said = rulings.filter(({ rule }) => !(worse && rule === "N8"));
  const foul = said.find(({ rule }) => RULES[rule] === "foul");
  if (!foul) return said;
  const rank = (ruling: Ruling) => (ruling === foul ? 0 : RULES[ruling.rule] === "disc" ? 1 : 2);
  return said.sort((one, other) => rank(one) - rank(other));
}

/** Whether there is more to read than that a disc fell or that none did. */
export function wantsReading({ rulings }: Struck): boolean {
  return spoken(rulings).some(({ rule }) => rule !== "N5" && rule !== "N8" && RULES[rule] !== "win");
}

/** What a stroke came to: the worst that was said of it. */
export function verdictOf({ rulings }: Struck): "win" | "foul" | "lost" | "on" {
  const kinds = new Set(rulings.map(({ rule }) => RULES[rule]));
  return (["win", "foul", "lost"] as const).find((kind) => kinds.has(kind)) ?? "on";
}

/** The one ruling that tells a stroke best. */
export function mainRuling({ rulings }: Struck): Ruling | null {
  const order = ["win", "foul", "lost", "on", "disc"] as const;
  for (const kind of order) {
    const found = spoken(rulings).filter(({ rule }) => RULES[rule] === kind);
    if (found[0]) return found[0];
  }
  return rulings[0] ?? null;
}
