// Seconds that are left by table time, for whatever counts down.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Millis } from "../wire/game";

/** How often the clock is looked at. */
const LOOK = 100;

/** Whole seconds until a moment, never below 0. */
export function secondsLeft(now: Millis, until: Millis): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** The same, drawn anew when it has changed and not before. */
export function useSecondsUntil(now: () => Millis, until: Millis): number {
  const [, drawAnew] = useState(0);
  const shown = useRef(0);
  shown.current = secondsLeft(now(), until);
  useEffect(() => {
    const timer = setInterval(() => {
      if (secondsLeft(now(), until) !== shown.current) drawAnew((times) => times + 1);
    }, LOOK);
    return () => clearInterval(timer);
  }, [until]);
  return shown.current;
}

/** Whether table time has come to a moment, drawn anew when it has. */
export function useReached(now: () => Millis, moment: Millis): boolean {
  return useSecondsUntil(now, moment) === 0;
}
