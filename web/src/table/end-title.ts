// Who won, from one's own side.

import type { NameOf } from "../games/page";
import type { Sentence } from "../text";
import type { Seat, Standing } from "../wire/game";

export interface EndTitle {
  sentence: Sentence;
  mood: "won" | "lost" | "drawn" | "seen";
}

export function endTitle(
  standings: readonly Pick<Standing, "seat" | "place">[],
  own: readonly Seat[],
  name: NameOf,
): EndTitle {
  const first = standings.flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  if (first.length > 1 && first.length === standings.length) {
    return { sentence: { id: "end-drawn" }, mood: "drawn" };
  }
  // Several people at one device go by their names.
  const mine = own.length === 1 ? own[0] : undefined;
  const others = first.filter((seat) => seat !== mine).map(name);
  if (mine !== undefined && first.includes(mine)) {
    return {
      sentence: { id: "end-you-win", args: { others: others.join(", "), count: others.length } },
      mood: "won",
    };
  }
  const sentence = { id: "end-wins", args: { names: others.join(", "), count: first.length } };
  return { sentence, mood: mine === undefined ? "seen" : "lost" };
}
