// What people at a table are about to do, shown as it happens. What this device shows is held back to what eyes can
// follow, the latest wins; what others show is forgotten soon. Nothing of it is kept or sent again.

import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameName, Games, TableGesture } from "../wire";
import type { Seat } from "../wire/game";
import type { Gesture } from "../wire/room";

/** A sign to the others, the same in all games. */
export type Sign = Exclude<Gesture<never>, { play: never }>;

/** The shortest time between two that are sent: the server takes twenty messages a second, commands among them. */
const APART = 100;

/** How long what others show is remembered. */
const REMEMBERED = 5000;

/** A seat's hand, and a seat's signs: the one does not hide the other. */
class Latest<T> {
  readonly #signals = new Map<Seat, Signal<T | null>>();
  readonly #forget = new Map<Seat, ReturnType<typeof setTimeout>>();

  of(seat: Seat): Signal<T | null> {
    const found = this.#signals.get(seat) ?? signal<T | null>(null);
    this.#signals.set(seat, found);
    return found;
  }

  set(seat: Seat, shown: T): void {
    const latest = this.of(seat);
    latest.value = shown;
    clearTimeout(this.#forget.get(seat));
    const forget = () => {
      latest.value = null;
    };
    this.#forget.set(seat, setTimeout(forget, REMEMBERED));
  }

  close(): void {
    for (const timer of this.#forget.values()) clearTimeout(timer);
  }
}

export class Gestures<G extends GameName> {
  readonly #hands = new Latest<Games[G]["gesture"]>();
  readonly #signs = new Latest<Sign>();
  /** What waits to be sent: by seat and kind, the latest of each. */
  readonly #waiting = new Map<string, { seat: Seat; gesture: TableGesture<G> }>();
  #next: ReturnType<typeof setTimeout> | undefined;

  /** `send` may drop what it is given: it does while there is no line. */
  constructor(private readonly send: (seat: Seat, gesture: TableGesture<G>) => void) {}

  /** Shows the others what somebody on this seat is about to do, or a sign. */
  show(seat: Seat, gesture: TableGesture<G>): void {
    this.#waiting.set(`${seat} ${"play" in gesture ? "hand" : "sign"}`, { seat, gesture });
    if (this.#next === undefined) this.#sendOne();
  }

  /** Somebody else showed something. */
  hear(seat: Seat, gesture: TableGesture<G>): void {
    if ("play" in gesture) this.#hands.set(seat, gesture.play as Games[G]["gesture"]);
    else this.#signs.set(seat, gesture as Sign);
  }

  /** What the hand on this seat does just now, as far as it was shown. */
  hand(seat: Seat): ReadonlySignal<Games[G]["gesture"] | null> {
    return this.#hands.of(seat);
  }

  /** The last sign from this seat. */
  sign(seat: Seat): ReadonlySignal<Sign | null> {
    return this.#signs.of(seat);
  }

  close(): void {
    clearTimeout(this.#next);
    this.#waiting.clear();
    this.#hands.close();
    this.#signs.close();
  }

  #sendOne(): void {
    this.#next = undefined;
    const first = this.#waiting.entries().next();
    if (first.done) return;
    const [key, { seat, gesture }] = first.value;
    this.#waiting.delete(key);
    this.send(seat, gesture);
    this.#next = setTimeout(() => this.#sendOne(), APART);
  }
}
