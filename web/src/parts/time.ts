// Table time for components: seconds that are left, a moment that has come, time read again and again or at every frame.

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

/** Table time, read anew every so many milliseconds while it runs. */
export function useTime(now: () => Millis, every: number, runs: boolean): Millis {
  const [, look] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => look((times) => times + 1), every);
    return () => clearInterval(timer);
  }, [every, runs]);
  return now();
}

/** Calls back at every frame with table time, as long as the component is there. */
export function useEveryFrame(draw: (now: Millis) => void, now: () => Millis, key: unknown): void {
  useEffect(() => {
    let frame = 0;
    const next = () => {
      draw(now());
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [now, key]);
}
