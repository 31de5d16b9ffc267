// Steps come in from the server as fast as they happen; on the stage they are played one after the other, each with
// its motion, and only then is their view shown. Who falls behind is brought up to date without motion; what a snapshot
// has overtaken is not shown at all. Whatever fails in a step, the stage goes on with the next.

import { pause } from "../pause";

export interface StageStep {
  /** Plays the step; without it, it is shown as it is. */
  perform?: (() => Promise<void> | void) | undefined;
  /** Shows what is seen after it. */
  show: () => void;
  /** Ends its motion at once: nothing more of it is drawn or heard. */
  stop?: () => void;
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
  /** Ends the motion under way; null where nothing moves. */
  #endMotion: (() => void) | null = null;
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

  /** Drops what waits and what moves: a snapshot has come that makes it stale, or nobody looks any more. */
  clear(): void {
    this.#run += 1;
    for (const { done } of this.#waiting) done();
    this.#waiting = [];
    this.#endMotion?.();
  }

  /** What moves and what waits is shown at once, without motion: much more has happened since. */
  hurry(): void {
    this.#waiting = this.#waiting.map(({ step, done }) => ({ step: { ...step, perform: undefined }, done }));
    this.#endMotion?.();
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
      const performed = this.#waiting.length < BEHIND ? this.#perform(step) : undefined;
      if (performed) await performed;
      if (run === this.#run) this.#try("show", step.show);
      else if (step.putBack) this.#try("put back", step.putBack);
      done();
    }
    this.#playing = false;
  }

  /** Until its motion is over, is ended, or has lasted too long; nothing where nothing moves. */
  #perform(step: StageStep): Promise<void> | undefined {
    const performed = step.perform && this.#try("motion", step.perform);
    if (!performed) return undefined;
    const ended = new Promise<void>((end) => {
      this.#endMotion = () => {
        this.#endMotion = null;
        if (step.stop) this.#try("motion", step.stop);
        end();
      };
    });
    return Promise.race([this.#settled(performed), pause(LONGEST), ended]).then(() => {
      this.#endMotion = null;
    });
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
