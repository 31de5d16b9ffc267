// What is on its way on one board: motion that belongs to no view. The board lends it its drawing.

import { motionEnds } from "../../../pause";
import { Held, perScene } from "../../theatre";

export class Theatre extends Held {
  /** The drawn board, while there is one. */
  board: Element | null = null;

  /** Moves something and holds it where it ends, until the view has caught up. */
  async move(
    what: Element,
    frames: PropertyIndexedKeyframes,
    duration: number,
    easing: string,
  ): Promise<void> {
    const motion = what.animate(frames, { duration, easing, fill: "forwards" });
    this.hold(motion);
    await motionEnds(motion, duration);
  }
}

export const theatreOf = perScene<"colorado", Theatre>(() => new Theatre());
