// The player's hand before a stroke: where the striker lies, where it is aimed at, how hard. It keeps to what the
// stroke's offer allows. As the shooter sees the table: µm, µrad, mm/s.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Millis } from "../../../wire/game";
import type { Point, Stroke, StrokeOffer } from "../../../wire/koroona";
import { KOROONA } from "../../../wire/measures";
import { misplaced, nearestFree } from "./place";

export type Doing = "place" | "aim";

/** How strong a stroke is when nobody has said otherwise. */
const USUAL_SPEED = 2600;

/** A pull shorter than this, of the longest, was none. */
export const LEAST_PULL = 0.12;

export class Hand {
  readonly offer = signal<StrokeOffer | null>(null);
  readonly doing = signal<Doing>("place");
  /** Where the striker is held; perhaps where it may not stand. */
  readonly at = signal<Point>([500_000, 74_000]);
  readonly angle = signal(0);
  readonly speed = signal(USUAL_SPEED);
  /** How far the cue is drawn back by a pull under way, 0 to 1; null if nobody pulls. */
  readonly pulled = signal<number | null>(null);
  /** A finger turns the direction just now, on the dial. */
  readonly turns = signal(false);
  /** The stroke is wanted, and waits until everything rests (N29). A hand that goes on aiming has thought again. */
  readonly waits = signal(false);
  /** Why the striker may not stand where it is held. */
  readonly wrong: ReadonlySignal<"outside_zone" | "touches_disc" | null> = computed(() => {
    const offer = this.offer.value;
    return offer && misplaced(offer, this.at.value);
  });
  /** Somebody has aimed since the stroke began: what the line says is meant. */
  readonly aimed = signal(false);
  #good: Point = [500_000, 74_000];
  #stroke = "";
  /** How it was aimed before the pull under way. */
  #before: { angle: number; speed: number } | null = null;

  /** What is offered now. With a new stroke the striker lies where it lay last, or as near as it may. */
  begin(offer: StrokeOffer | null, stroke: string): void {
    this.offer.value = offer;
    if (stroke === this.#stroke) {
      if (!offer) this.waits.value = false;
      return;
    }
    // Somebody else's stroke, or a game's end: what was aimed is past.
    this.#stroke = offer ? stroke : "";
    this.waits.value = false;
    if (!offer) return;
    this.doing.value = "place";
    this.pulled.value = null;
    this.#before = null;
    this.aimed.value = false;
    this.at.value = this.#good;
    this.settle();
    this.angle.value = within(this.angle.peek(), offer.angle);
    this.speed.value = within(this.speed.peek(), offer.speed);
  }

  /** Holds the striker somewhere. */
  hold(at: Point): void {
    this.waits.value = false;
    this.at.value = [Math.round(at[0]), Math.round(at[1])];
    if (!this.wrong.peek()) this.#good = this.at.peek();
  }

  /** Lets go of it: it lies where it may. Answers why it could not stay, if so. */
  settle(): "outside_zone" | "touches_disc" | null {
    const offer = this.offer.peek();
    const wrong = this.wrong.peek();
    if (offer && wrong) this.hold(nearestFree(offer, this.at.peek()) ?? this.#good);
    return wrong;
  }

  /** Moves it by a little, if it may stand there. Answers why not. */
  nudge(dx: number, dy: number): "outside_zone" | "touches_disc" | null {
    const offer = this.offer.peek();
    const [x, y] = this.at.peek();
    const to: Point = [x + dx, y + dy];
    const wrong = offer && misplaced(offer, to);
    if (!wrong) this.hold(to);
    return wrong;
  }

  turn(by: number): void {
    this.aim(this.angle.peek() + by);
  }

  aim(angle: number): void {
    const offer = this.offer.peek();
    if (!offer) return;
    this.waits.value = false;
    this.aimed.value = true;
    this.angle.value = within(Math.round(angle), offer.angle);
  }

  press(by: number): void {
    this.strength(this.speed.peek() + by);
  }

  strength(speed: number): void {
    const offer = this.offer.peek();
    if (!offer) return;
    this.waits.value = false;
    this.aimed.value = true;
    this.speed.value = within(Math.round(speed), offer.speed);
  }

  /** A pull: to the right and away, in parts of the longest. The striker goes the other way. A finger that goes
   * forward pulls nothing: somebody scrolls, or points. */
  pull(dx: number, dy: number): void {
    const offer = this.offer.peek();
    if (!offer) return;
    this.#before ??= { angle: this.angle.peek(), speed: this.speed.peek() };
    if (dy >= 0) {
      this.pulled.value = 0;
      return;
    }
    const length = Math.hypot(dx, dy);
    const part = Math.min(1, length);
    this.pulled.value = part;
    if (length < LEAST_PULL / 3) return;
    this.aim(Math.atan2(-dx, -dy) * 1e6);
    const [least, most] = offer.speed;
    // Soft strokes are the ones that need a fine hand: half a pull is a third of the strength.
    const strong = Math.max(0, (part - LEAST_PULL) / (1 - LEAST_PULL)) ** 1.5;
    this.strength(least + (most - least) * strong);
  }

  /** Lets go of the cue: it stays aimed so. Who has come back to where they began has thought again. */
  release(): void {
    const part = this.pulled.peek();
    if (part === null || part < LEAST_PULL) this.takeBack();
    this.pulled.value = null;
    this.#before = null;
  }

  /** Takes back a pull under way, and a stroke that waits: it is aimed as before. */
  takeBack(): void {
    this.waits.value = false;
    this.pulled.value = null;
    if (this.#before) [this.angle.value, this.speed.value] = [this.#before.angle, this.#before.speed];
    this.#before = null;
  }

  /** The stroke is wanted: whether it may be played now. If not yet, it waits. */
  strikes(now: Millis): boolean {
    const offer = this.offer.peek();
    if (!offer || this.wrong.peek()) return false;
    this.waits.value = now < offer.from;
    return !this.waits.peek();
  }

  /** Of the strengths there are, 0 to 1. */
  readonly strong: ReadonlySignal<number> = computed(() => {
    const offer = this.offer.value;
    if (!offer) return 0;
    const [least, most] = offer.speed;
    return (this.speed.value - least) / (most - least);
  });

  stroke(): Stroke {
    const [x, y] = this.at.peek();
    return { x, y, angle: this.angle.peek(), speed: this.speed.peek() };
  }
}

/** A strength as players know it, in hundredths. */
export function percentOf(speed: number): number {
  const [least, most] = [KOROONA.slowestStroke, KOROONA.fastestStroke];
  return Math.round((100 * (speed - least)) / (most - least));
}

function within(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(Math.max(value, low), high);
}
