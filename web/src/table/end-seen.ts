// The board rests with the move that ended a game, before the end is staged over it and takes its place.

import { useEffect, useState } from "preact/hooks";

/** How long, in milliseconds. */
const RESTS = 1800;

/** Whether a game's end is shown: at once to whoever comes when it is over, a moment later to whoever saw it come. */
export function useEndSeen(over: boolean): boolean {
  const [seen, setSeen] = useState(over);
  useEffect(() => {
    if (!over) return setSeen(false);
    const timer = setTimeout(() => setSeen(true), RESTS);
    return () => clearTimeout(timer);
  }, [over]);
  return over && seen;
}
