// Steps come in from the server as fast as they happen; on the stage they are played one after the other, each with
// its motion, and only then is their view shown. Who falls behind is brought up to date without motion. What something
// newer has overtaken is not shown at all. Whatever fails in a step, the stage goes on with the next.

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

  /** `failed` is told of exceptions in a step. */
  constructor(private readonly failed: (place: string, error: unknown) => void = () => {}) {}

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
        const performed = this.#try("motion", step.perform);
        if (performed) await Promise.race([this.#settled(performed), pause(LONGEST)]);
      }
      if (run === this.#run) this.#try("show", step.show);
      else if (step.putBack) this.#try("put back", step.putBack);
      done();
    }
    this.#playing = false;
  }

  /** A part of a step. It may fail, and is over then. */
  #try<T>(place: string, part: () => T): T | undefined {
    try {
      return part();
    } catch (error) {
      this.failed(place, error);
      return undefined;
    }
  }

  async #settled(performed: Promise<void>): Promise<void> {
    try {
      await performed;
    } catch (error) {
      this.failed("motion", error);
    }
  }
}
