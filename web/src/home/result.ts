// How a finished game came out for whoever looks at their list: won, shared, drawn, or a place.

import type { Sentence } from "../text";
import type { OwnGame } from "../wire/server";

/** Nothing where one only watched. */
export function resultOf({ outcome, seats }: Pick<OwnGame, "outcome" | "seats">): Sentence | null {
  const { standings } = outcome;
  const own = standings.filter(({ seat }) => seats[seat]?.own);
  if (own.length === 0) return null;
  const first = standings.filter(({ place }) => place === 1);
  if (first.length > 1 && first.length === standings.length) return { id: "result-drawn" };
  const place = Math.min(...own.map((standing) => standing.place));
  if (place > 1) return { id: "result-place", args: { place } };
  return { id: first.length === own.length || areSides(standings) ? "result-won" : "result-shared" };
}

/** Two sides of two: whoever wins, wins with their partner, and shares nothing with anybody else. */
function areSides(standings: readonly { place: number }[]): boolean {
  const behind = standings.filter(({ place }) => place !== 1);
  return behind.length > 1 && behind.every(({ place }) => place === behind[0]?.place);
}
