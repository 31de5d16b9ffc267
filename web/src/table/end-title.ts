// Who won, from one's own side.

import type { NameOf } from "../games/page";
import { listed, type Sentence } from "../text";
import type { Seat, Standing } from "../wire/game";

export interface EndTitle {
  sentence: Sentence;
  /** One's own place, where more than two played and somebody else won. */
  place: Sentence | null;
  mood: "won" | "lost" | "drawn" | "seen";
}

export function endTitle(
  standings: readonly Pick<Standing, "seat" | "place">[],
  own: readonly Seat[],
  name: NameOf,
): EndTitle {
  const first = standings.flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  if (first.length > 1 && first.length === standings.length) {
    return { sentence: { id: "end-drawn" }, place: null, mood: "drawn" };
  }
  // Several people at one device go by their names.
  const mine = own.length === 1 ? own[0] : undefined;
  const others = first.filter((seat) => seat !== mine).map(name);
  if (mine !== undefined && first.includes(mine)) {
    return {
      sentence: { id: "end-you-win", args: { others: listed(others), count: others.length } },
      place: null,
      mood: "won",
    };
  }
  const sentence = { id: "end-wins", args: { names: listed(others), count: first.length } };
  return {
    sentence,
    place: ownPlace(standings, mine, first.length),
    mood: mine === undefined ? "seen" : "lost",
  };
}

/** Where one came in among three or more. Sides have no places of their own. */
function ownPlace(
  standings: readonly Pick<Standing, "seat" | "place">[],
  mine: Seat | undefined,
  winners: number,
): Sentence | null {
  const place = standings.find(({ seat }) => seat === mine)?.place;
  const behind = standings.filter((standing) => standing.place !== 1);
  const sides = winners > 1 && behind.length > 1 && behind.every((standing) => standing.place === place);
  if (place === undefined || standings.length < 3 || sides) return null;
  return { id: "end-own-place", args: { place, count: standings.length } };
}
