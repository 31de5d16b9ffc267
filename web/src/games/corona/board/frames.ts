// Table time, frame by frame, for what runs on the board.

import { useEffect } from "preact/hooks";
import type { Millis } from "../../../wire/game";
import type { Scene } from "../../page";

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
