// What happened, played: strokes as they were struck, and a set's last ruling. Resolves when the next view may be shown.

import type { Scene, Step } from "../../page";
import { theatreOf } from "./theatre";

export function perform(step: Step<"koroona">, scene: Scene<"koroona">): Promise<void> {
  return theatreOf(scene).perform(step, scene);
}

export function stop(scene: Scene<"koroona">): void {
  theatreOf(scene).stop();
}

export function putBack(scene: Scene<"koroona">): void {
  theatreOf(scene).putBack(scene);
}
