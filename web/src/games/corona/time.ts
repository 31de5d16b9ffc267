// Table time, frame by frame, for what runs on the board.

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Millis } from "../../wire/game";
import type { Scene } from "../page";

/** Calls back at every frame with table time, as long as the component is there. */
export function useEveryFrame(draw: (now: Millis) => void, scene: Scene<"corona">, key: unknown): void {
  useEffect(() => {
    let frame = 0;
    const next = () => {
      draw(scene.now());
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [scene, key]);
}

/** Whole seconds until a moment, never below 0; changes once a second. */
export function useSecondsUntil(scene: Scene<"corona">, until: Millis): ReadonlySignal<number> {
  const seconds = useSignal(secondsLeft(scene.now(), until));
  useEveryFrame(
    (now) => {
      seconds.value = secondsLeft(now, until);
    },
    scene,
    until,
  );
  return seconds;
}

export function secondsLeft(now: Millis, until: Millis): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
