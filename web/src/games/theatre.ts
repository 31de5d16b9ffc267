// What every game's theatre rests on: there is one for each scene, and what it has moved stays where it came to until
// the view has caught up.

import type { GameName } from "../wire";
import type { Scene } from "./page";

/** Makes something for a scene when it is first asked for, and keeps it as long as the scene is there. */
export function perScene<G extends GameName, T>(make: (scene: Scene<G>) => T): (scene: Scene<G>) => T {
  const made = new WeakMap<Scene<G>, T>();
  return (scene) => {
    const found = made.get(scene) ?? make(scene);
    made.set(scene, found);
    return found;
  };
}

/** Motion that holds its last position. */
export class Held {
  #held: Animation[] = [];

  hold(motion: Animation): void {
    this.#held.push(motion);
  }

  /** The view has caught up: things are where they belong. */
  letGo(): void {
    for (const motion of this.#held) motion.cancel();
    this.#held = [];
  }
}
