// What is on its way on one board: motion that belongs to no view. The board draws it.

import { signal } from "@preact/signals";
import type { Piece, PlayedOut, Points, Round, Space, View } from "../../../wire/corona";
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
  readonly settled = signal<Pick<PlayedOut, "bidder" | "call" | "points" | "made"> | null>(null);
  /** An auction just won, for a moment: a call of 21 ends it at once, and is seen nowhere else. */
  readonly won = signal<{ bidder: Seat; call: Points } | null>(null);
  /** The points so far, ahead of the view. */
  readonly points = signal<Points | null>(null);
  readonly shown = signal<Shown | null>(null);
  /** The end of a round that was looked at long enough. */
  readonly seen = signal<string | null>(null);
  /** The piece that hops just now. */
  readonly hopping = signal<Piece | null>(null);
  /** A piece that has landed, ahead of the view: without motion that is all there is to see of its way. */
  readonly landed = signal<{ piece: Piece; to: Space } | null>(null);
  /** Until then a touch below the ring was meant for what was there before. */
  #swapped = 0;

  /** What is below the ring changes by a touch: a second one as soon is the same finger's. */
  swap(): void {
    this.#swapped = performance.now() + SWAPPED;
  }

  get isSwapping(): boolean {
    return performance.now() < this.#swapped;
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

let bubbles = 0;

export const theatreOf = perScene<"corona", Theatre>(() => new Theatre());
