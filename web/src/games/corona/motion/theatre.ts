// What is on its way on one board: motion that belongs to no view. The board draws it.

import { signal } from "@preact/signals";
import type { Piece, Points, Round, Space, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import { Held, perScene } from "../../theatre";

/** Points as they fall. */
export interface Bubble {
  key: number;
  space: Space;
  points: Points;
}

/** A best line, being shown on the board: which round's, and how many moves of it. */
export interface Shown {
  round: Round;
  done: number;
}

export class Theatre extends Held {
  /** Something is being played before its view is shown: what is seen may be out of date already. */
  readonly playing = signal(false);
  /** The drawn ring, while there is one. */
  ring: SVGSVGElement | null = null;
  readonly bubbles = signal<readonly Bubble[]>([]);
  /** Changes with every throw; the dice tumble when it does. */
  readonly thrown = signal(0);
  /** How many of the opening rolls are shown, while they are rolled. */
  readonly opening = signal<{ rolls: View["opening"]; shown: number } | null>(null);
  /** A round just settled, while the chips travel. */
  readonly settled = signal<Round | null>(null);
  /** An auction just won, for a moment: a call of 21 ends it at once, and is seen nowhere else. */
  readonly won = signal<{ bidder: Seat; call: Points } | null>(null);
  /** The points so far, ahead of the view. */
  readonly points = signal<Points | null>(null);
  readonly shown = signal<Shown | null>(null);
  /** The end of a round that was looked at long enough. */
  readonly seen = signal<string | null>(null);
  /** The piece that hops just now. */
  readonly hopping = signal<Piece | null>(null);
  /** A piece that has landed, ahead of the view. Without motion that is all there is to see of its way. */
  readonly landed = signal<{ piece: Piece; to: Space } | null>(null);
  /** Counts what is played: what was begun before has been ended since. */
  #run = 0;
  /** The touch that last changed what is below the ring. */
  #swap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  /** Something is played from now on. What is answered says whether it still is. */
  begin(): () => boolean {
    const run = ++this.#run;
    this.playing.value = true;
    return () => run === this.#run;
  }

  /** Nothing is played any more; whatever was is not ahead of the view. */
  end(): void {
    this.#run += 1;
    this.playing.value = false;
    this.settled.value = null;
    this.won.value = null;
    this.points.value = null;
    this.opening.value = null;
    this.landed.value = null;
  }

  /** What is below the ring changes by this touch. */
  swap({ clientX: x, clientY: y }: MouseEvent): void {
    this.#swap = { at: performance.now(), x, y };
  }

  /** Whether a touch is the same finger's, in the same place and as good as at once: it was meant for what was there. */
  isSecond({ detail, clientX, clientY }: MouseEvent): boolean {
    const { at, x, y } = this.#swap;
    return detail > 0 && performance.now() - at < SWAPPED && Math.hypot(clientX - x, clientY - y) < NEAR;
  }

  /** A line is shown so far, or no longer: the points that fell on what was looked at go with it. */
  look(shown: Shown | null): void {
    this.shown.value = shown;
    this.bubbles.value = [];
  }

  /** Shows points over a space for a moment. */
  bubble(space: Space, points: Points): void {
    const key = bubbles++;
    this.bubbles.value = [...this.bubbles.value, { key, space, points }];
    setTimeout(() => {
      this.bubbles.value = this.bubbles.value.filter((one) => one.key !== key);
    }, BUBBLES_LAST);
  }
}

/** In milliseconds. */
const BUBBLES_LAST = 1400;
const SWAPPED = 500;

/** In pixels. */
const NEAR = 24;

let bubbles = 0;

export const theatreOf = perScene<"corona", Theatre>(() => new Theatre());
