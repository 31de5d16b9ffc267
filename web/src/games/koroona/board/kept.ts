// The discs as they lie: as the view has them, and after the match, when it has none, as the last stroke left them. Where
// it was not seen what lay there before it, there are none.

import { useMemo, useRef } from "preact/hooks";
import type { DiscView, Place, Struck, View } from "../../../wire/koroona";
import type { Step } from "../../page";
import { struckIn } from "../words/rulings";

/** Where everything lies once a stroke is over and the referee's hand has done its part. */
export function settled(discs: readonly DiscView[], { rest, placements }: Struck): DiscView[] {
  const places = new Map<number, Place>();
  // What left the table and was not put back is gone like what fell.
  for (const { disc, at } of rest) places.set(disc, typeof at === "string" ? "pocket" : at);
  for (const { disc, to } of placements) places.set(disc, { table: to });
  return discs.map((one) => ({ ...one, place: places.get(one.disc) ?? one.place }));
}

export function useKept(view: View, last: Step<"koroona"> | null): readonly DiscView[] {
  const kept = useRef<readonly DiscView[]>([]);
  return useMemo(() => {
    const struck = last && struckIn(last);
    if (view.discs.length > 0) kept.current = view.discs;
    else if (struck) kept.current = last.before ? settled(last.before.discs, struck) : [];
    return kept.current;
  }, [view.discs, last]);
}
