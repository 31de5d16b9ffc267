// What people at a table are about to do, shown as it happens. What this device shows is held back to what eyes can
// follow, the latest wins, and a hand is shown again while it is held; what others show is forgotten soon. Nothing of it
// is kept.

import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameName, Games, TableGesture } from "../wire";
import type { Seat } from "../wire/game";
import type { Gesture } from "../wire/room";

/** A sign to the others, the same in all games. That somebody goes on is for the table alone. */
export type Sign = Extract<Gesture<never>, { react: unknown }>;

/** The shortest time between two that are sent: the server takes twenty messages a second, commands among them. */
const APART = 100;

/** How long what others show is remembered. */
const REMEMBERED = 5000;

/** How often a hand that holds still is shown again: so it stands while somebody thinks, also for whoever comes. */
const AGAIN = 2000;

/** And how many times: after some minutes nobody thinks, they have gone. */
const TIMES = 150;

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
  /** When the hands of this device are shown again, by seat. */
  readonly #stand = new Map<Seat, ReturnType<typeof setTimeout>>();
  #next: ReturnType<typeof setTimeout> | undefined;

  /** `send` says whether there was a line to send it on. `lost` is told of signs for which there was none; a hand is
   * shown again anyway. */
  constructor(
    private readonly send: (seat: Seat, gesture: TableGesture<G>) => boolean,
    private readonly lost: (sign: Sign) => void = () => {},
  ) {}

  /** Shows the others what somebody on this seat is about to do, as long as they hold it; or a sign. */
  show(seat: Seat, gesture: TableGesture<G>): void {
    this.#queue(seat, gesture);
    if ("play" in gesture) this.#holds(seat, gesture as TableGesture<G>, TIMES);
  }

  /** What was shown of hands is no longer held: their moment has passed. */
  letGo(): void {
    for (const timer of this.#stand.values()) clearTimeout(timer);
    this.#stand.clear();
  }

  /** Somebody else showed something. */
  hear(seat: Seat, gesture: TableGesture<G>): void {
    if ("play" in gesture) this.#hands.set(seat, gesture.play as Games[G]["gesture"]);
    else if ("react" in gesture) this.#signs.set(seat, gesture);
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
    this.letGo();
    clearTimeout(this.#next);
    this.#waiting.clear();
    this.#hands.close();
    this.#signs.close();
  }

  #holds(seat: Seat, gesture: TableGesture<G>, times: number): void {
    clearTimeout(this.#stand.get(seat));
    this.#stand.delete(seat);
    if (times === 0) return;
    const again = () => {
      this.#queue(seat, gesture);
      this.#holds(seat, gesture, times - 1);
    };
    this.#stand.set(seat, setTimeout(again, AGAIN));
  }

  #queue(seat: Seat, gesture: TableGesture<G>): void {
    this.#waiting.set(`${seat} ${Object.keys(gesture)[0]}`, { seat, gesture });
    if (this.#next === undefined) this.#sendOne();
  }

  #sendOne(): void {
    this.#next = undefined;
    const first = this.#waiting.entries().next();
    if (first.done) return;
    const [key, { seat, gesture }] = first.value;
    this.#waiting.delete(key);
    if (!this.send(seat, gesture) && "react" in gesture) this.lost(gesture);
    this.#next = setTimeout(() => this.#sendOne(), APART);
  }
}
