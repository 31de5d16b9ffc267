// What a ruling is about, beyond its rule: which pocket, where the disc lay, whose debt. As whoever looks sees the table.

import type { Sentence } from "../../../text";
import type { Colour, DiscId, DiscView, Point, Ruling, Stand, Struck } from "../../../wire/koroona";
import { KOROONA } from "../../../wire/measures";
import { toOwn } from "../board/stand";

/** A part of the table, as somebody sees it who stands at the bottom. */
export type Where = "near-left" | "near-right" | "far-left" | "far-right" | "middle";

const HALF = KOROONA.surface / 2;
/** So far from the middle it is still there. */
const MIDDLE = KOROONA.surface / 6;

export function whereIs(at: Point, bottom: Stand): Where {
  const [x, y] = toOwn(bottom, at);
  if (Math.hypot(x - HALF, y - HALF) < MIDDLE) return "middle";
  return `${y < HALF ? "near" : "far"}-${x < HALF ? "left" : "right"}`;
}

/** The sentence that goes with a ruling; none where its own says all. `discs` are those after the stroke. */
export function detailOf(
  { rule, discs }: Ruling,
  struck: Struck,
  seen: { discs: readonly DiscView[]; bottom: Stand; colour: Colour },
): Sentence | null {
  const ids: readonly (DiscId | null)[] = rule === "N13" ? [null] : (discs ?? []);
  switch (rule) {
    case "N5":
    case "N9":
    case "N13": {
      const fell = struck.film.paths.filter((path) => ids.includes(path.disc) && path.end.how === "pocket");
      const pockets = [...new Set(fell.map(({ end }) => whereIs(end.at, seen.bottom)))];
      if (pockets.length === 1) return { id: "koroona-pocket", args: { where: pockets[0] ?? "middle" } };
      return pockets.length > 1 ? { id: "koroona-pockets" } : null;
    }
    case "N10":
    case "N14":
    case "N15":
    case "N16": {
      // Where it lies now, and where it is marked; where it lay, nothing is to be seen any more.
      const [one, ...more] = seen.discs.filter(({ disc }) => ids.includes(disc));
      if (!one || more.length > 0) return null;
      if (one.place === "pocket") return { id: "koroona-fell" };
      return { id: "koroona-lies", args: { where: whereIs(one.place.table, seen.bottom) } };
    }
    case "N18":
    case "N19": {
      const owed = struck.debts[seen.colour === "red" ? 0 : 1].length;
      return { id: "koroona-debt", args: { colour: seen.colour, owed } };
    }
    default:
      return null;
  }
}

/** The discs that a stroke's rulings are about, to be marked where they lie now. */
export function namedDiscs({ rulings }: Struck): ReadonlySet<DiscId> {
  const marked = new Set(["N10", "N14", "N15", "N16", "N18"]);
  return new Set(rulings.flatMap(({ rule, discs }) => (marked.has(rule) ? (discs ?? []) : [])));
}
