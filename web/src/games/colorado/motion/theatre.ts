// What is on its way on one board: motion that belongs to no view. One for each scene; the board lends it its drawing.

import { motionEnds } from "../../../pause";
import type { Scene } from "../../page";

export class Theatre {
  /** The drawn board, while there is one. */
  board: Element | null = null;
  #held: Animation[] = [];

  /** Moves something and holds it where it ends, until the view has caught up. */
  async move(
    what: Element,
    frames: PropertyIndexedKeyframes,
    duration: number,
    easing: string,
  ): Promise<void> {
    const motion = what.animate(frames, { duration, easing, fill: "forwards" });
    this.#held.push(motion);
    await motionEnds(motion, duration);
  }

  /** The view has caught up: things are where they belong. */
  letGo(): void {
    for (const motion of this.#held) motion.cancel();
    this.#held = [];
  }
}

const theatres = new WeakMap<Scene<"colorado">, Theatre>();

export function theatreOf(scene: Scene<"colorado">): Theatre {
  let theatre = theatres.get(scene);
  if (!theatre) {
    theatre = new Theatre();
    theatres.set(scene, theatre);
  }
  return theatre;
}
