// How a step is played, wherever it is: at a table, in a film, on a day's board. With motion, in still pictures for whoever
// wants none, and ended where something newer is shown.

import { reducedMotion } from "../settings";
import type { StageStep } from "../table/stage";
import type { GameName } from "../wire";
import type { GamePage, Scene, Step } from "./page";

/** What a page has to do with motion. */
export type Moves<G extends GameName> = Pick<GamePage<G>, "perform" | "still" | "stop" | "putBack">;

/** Plays a step as whoever looks wants it. */
export function playStep<G extends GameName>(
  page: Moves<G>,
  step: Step<G>,
  scene: Scene<G>,
): Promise<void> | void {
  const play = reducedMotion() ? page.still : page.perform;
  return play?.(step, scene);
}

/** The same for a stage, with all that a stage may do to it. */
export function staged<G extends GameName>(
  page: Moves<G>,
  step: Step<G>,
  scene: Scene<G>,
): Omit<StageStep, "show"> {
  return {
    perform: () => playStep(page, step, scene),
    // What is held where it came to is let go of, at least.
    stop: () => (page.stop ?? page.putBack)?.(scene),
    putBack: () => page.putBack?.(scene),
  };
}
