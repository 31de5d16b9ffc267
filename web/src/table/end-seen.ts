// The board rests with the move that ended a game, before the end is staged over it and takes its place.

import { useEffect, useRef, useState } from "preact/hooks";

/** How long, in milliseconds. */
const RESTS = 1800;

/** Whether a game's end is shown: at once to whoever comes when it is over, a moment later to whoever saw it come. `over`
 * is null as long as the table is not known. */
export function useEndSeen(over: boolean | null): boolean {
  // How one found the table, until another game has begun there.
  const found = useRef<boolean | null>(null);
  found.current = foundOver(found.current, over);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!over) return setSeen(false);
    const timer = setTimeout(() => setSeen(true), RESTS);
    return () => clearTimeout(timer);
  }, [over]);
  return over === true && (found.current === true || seen);
}

/** Whether a game was over when one came to it; null before anything is known. */
export function foundOver(before: boolean | null, over: boolean | null): boolean | null {
  return before === null ? over : before && over !== false;
}
