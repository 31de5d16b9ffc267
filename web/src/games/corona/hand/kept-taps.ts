// Taps while something moves: they are kept, and done in their order when it has come to rest.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Colour, Piece, Space } from "../../../wire/corona";
import { type Deed, type Hand, type Play, touchDie, touchSpace } from "./hand";
import type { Touch } from "./touch";

export type Tap = { space: Space; hit: Piece | null } | { die: Colour };

/** No more than a touch and its second. */
const KEPT = 2;

/** What a tap means, given what is offered by then. */
export function touchOf(tap: Tap, play: Play, hand: Hand): Deed {
  return "die" in tap ? touchDie(play, hand, tap.die) : touchSpace(play, hand, tap.space, tap.hit);
}

/** Keeps taps while `waits`; afterwards each is done. */
export function useKeptTaps(waits: boolean, done: (tap: Tap) => void): Touch {
  const kept = useRef<Tap[]>([]);
  const latest = useRef(done);
  latest.current = done;
  useLayoutEffect(() => {
    if (waits) return;
    // The view that the motion led to is shown right after it, and begins with an empty hand.
    const timer = setTimeout(() => {
      const taps = kept.current;
      kept.current = [];
      for (const tap of taps) latest.current(tap);
    });
    return () => clearTimeout(timer);
  }, [waits]);
  const keep = (tap: Tap) => {
    kept.current = [...kept.current, tap].slice(-KEPT);
  };
  return {
    space: (space, hit) => keep({ space, hit }),
    die: (die) => keep({ die }),
    grabs: () => false,
    hand: {},
  };
}
