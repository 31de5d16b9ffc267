// Steps come in from the server as fast as they happen; on the stage they are played one after the other, each with
// its motion, and only then is their view shown. Who falls behind is brought up to date without motion.

export interface StageStep {
  /** Plays the step. */
  perform: () => Promise<void> | void;
  /** Shows what is seen after it. */
  show: () => void;
}

/** More steps than this waiting, and motion is left out until the stage has caught up. */
const BEHIND = 12;

/** No motion may hold up the table for longer. */
const LONGEST = 20_000;

export class Stage {
  #steps: StageStep[] = [];
  #playing = false;

  /** Takes a step in. */
  add(step: StageStep): void {
    this.#steps.push(step);
    if (!this.#playing) void this.#play();
  }

  /** Forgets what waits: a snapshot has come that makes it stale. */
  clear(): void {
    this.#steps = [];
  }

  /** Whether nothing waits or moves. */
  get idle(): boolean {
    return !this.#playing;
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (this.#steps.length < BEHIND) {
        const performed = step.perform();
        if (performed) await Promise.race([performed.catch(() => {}), pause(LONGEST)]);
      }
      step.show();
    }
    this.#playing = false;
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
