// What is on its way on one board: motion that belongs to no view. One for each scene; the board draws it.

import { type Signal, signal } from "@preact/signals";
import type { Move, Piece, PlayedOut, Points, Space, Throw, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { Scene } from "../../page";

/** Points as they fall. */
export interface Bubble {
  key: number;
  space: Space;
  points: Points;
}

/** The best line, being shown on the board. */
export interface Shown {
  pieces: readonly Space[];
  dice: Throw;
  /** How many moves have been shown. */
  done: number;
  points: Points;
  step: Move | null;
}

export interface Theatre {
  /** Something is being played before its view is shown: what is seen may be out of date already. */
  readonly playing: Signal<boolean>;
  /** The drawn ring, while there is one. */
  ring: SVGSVGElement | null;
  readonly bubbles: Signal<readonly Bubble[]>;
  /** Changes with every throw; the dice tumble when it does. */
  readonly thrown: Signal<number>;
  /** How many of the opening rolls are shown, while they are rolled. */
  readonly opening: Signal<{ rolls: View["opening"]; shown: number } | null>;
  /** A round just settled, while the chips travel. */
  readonly settled: Signal<Pick<PlayedOut, "bidder" | "call" | "points" | "made"> | null>;
  /** An auction just won, for a moment: a call of 21 ends it at once, and is seen nowhere else. */
  readonly won: Signal<{ bidder: Seat; call: Points } | null>;
  /** The points so far, ahead of the view. */
  readonly points: Signal<Points | null>;
  readonly shown: Signal<Shown | null>;
  /** Motion that holds its last position until the view has caught up. */
  held: Animation[];
  /** The piece that hops just now. */
  readonly hopping: Signal<Piece | null>;
}

const theatres = new WeakMap<Scene<"corona">, Theatre>();

export function theatreOf(scene: Scene<"corona">): Theatre {
  let theatre = theatres.get(scene);
  if (!theatre) {
    theatre = {
      playing: signal(false),
      ring: null,
      bubbles: signal([]),
      thrown: signal(0),
      opening: signal(null),
      settled: signal(null),
      won: signal(null),
      points: signal(null),
      shown: signal(null),
      held: [],
      hopping: signal(null),
    };
    theatres.set(scene, theatre);
  }
  return theatre;
}

/** The view has caught up: things are where they belong. */
export function letGo(theatre: Theatre): void {
  for (const animation of theatre.held) animation.cancel();
  theatre.held = [];
}

let bubbles = 0;

/** Shows points over a space for a moment. */
export function bubble(theatre: Theatre, space: Space, points: Points): void {
  const key = bubbles++;
  theatre.bubbles.value = [...theatre.bubbles.value, { key, space, points }];
  setTimeout(() => {
    theatre.bubbles.value = theatre.bubbles.value.filter((one) => one.key !== key);
  }, 1400);
}
