// Steps come in from the server as fast as they happen; on the stage they are played one after the other, each with
// its motion, and only then is their view shown. Who falls behind is brought up to date without motion. What something
// newer has overtaken is not shown at all.

import { pause } from "../pause";

export interface StageStep {
  /** Plays the step. */
  perform: () => Promise<void> | void;
  /** Shows what is seen after it. */
  show: () => void;
  /** Puts back what it moved: something newer was shown while it was played. */
  putBack?: () => void;
}

interface Waiting {
  step: StageStep;
  done: () => void;
}

/** More steps than this waiting, and motion is left out until the stage has caught up. */
const BEHIND = 12;

/** No motion may hold up the table for longer. */
const LONGEST = 20_000;

export class Stage {
  #waiting: Waiting[] = [];
  #playing = false;
  /** Counts what makes steps stale: one that was begun before is not shown. */
  #run = 0;

  /** Takes a step in. Resolves when it was shown, or dropped. */
  add(step: StageStep): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ step, done });
      if (!this.#playing) void this.#play();
    });
  }

  /** Drops what waits and what moves: a snapshot has come that makes it stale. */
  clear(): void {
    this.#run += 1;
    for (const { done } of this.#waiting) done();
    this.#waiting = [];
  }

  /** Whether nothing waits or moves. */
  get idle(): boolean {
    return !this.#playing;
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { step, done } = next;
      const run = this.#run;
      if (this.#waiting.length < BEHIND) {
        const performed = step.perform();
        if (performed) await Promise.race([performed.catch(() => {}), pause(LONGEST)]);
      }
      if (run === this.#run) step.show();
      else step.putBack?.();
      done();
    }
    this.#playing = false;
  }
}
