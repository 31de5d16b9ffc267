// Looks at the clock again and again while it is worth looking.

import { useEffect, useState } from "preact/hooks";
import type { Millis } from "../../../wire/game";

/** Table time, read anew every `every` milliseconds while `runs`. */
export function useTime(now: () => Millis, every: number, runs: boolean): Millis {
  const [, look] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => look((times) => times + 1), every);
    return () => clearInterval(timer);
  }, [every, runs]);
  return now();
}
