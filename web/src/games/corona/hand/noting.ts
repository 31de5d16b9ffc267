// What a setter has put down, noted with the table as it goes, so that it outlasts the page: another device, or the same
// one after a reload, goes on from there. The table takes so many notes in a set-up and no more: a quick sequence is one
// note, the last few wait for a longer rest, and the very last until the ring is whole or the time nearly over.

import type { Space } from "../../../wire/corona";
import type { Millis } from "../../../wire/game";

type Pieces = readonly (Space | null)[];

/** How long the hand must rest before something is noted, in milliseconds: while there is plenty, and with few left. */
const REST = 400;
const LONG_REST = 3000;
const FEW = 6;
/** So long before the table goes on without the setter, whatever lies is noted. */
const MARGIN = 2000;

/** A set-up as the table knows it. */
export interface Known {
  readonly pieces: Pieces;
  /** How many notes have been taken. */
  readonly changes: number;
  /** How many more are. */
  readonly left: number;
  /** When the table goes on by itself. */
  readonly until: Millis | null;
}

const same = (a: Pieces, b: Pieces): boolean => a.every((space, piece) => space === b[piece]);

/** How long to wait before what lies is noted; never, if that is null. */
export function wait(
  pieces: Pieces,
  { left, until }: Pick<Known, "left" | "until">,
  now: Millis,
): number | null {
  if (left <= 0) return null;
  const last = until === null ? null : Math.max(0, until - MARGIN - now);
  const whole = !pieces.includes(null);
  if (left === 1 && !whole) return last;
  const rest = left > FEW ? REST : LONG_REST;
  return last === null ? rest : Math.min(rest, last);
}

export class Noting {
  #known: Known;
  #lies: Pieces;
  /** What the table was last told, or said. */
  #noted: Pieces;
  /** How many notes are accounted for: those the table had, and one's own. */
  #counted: number;
  #underWay = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `send` answers whether it was done. */
  constructor(
    known: Known,
    private readonly now: () => Millis,
    private readonly send: (pieces: Pieces) => Promise<boolean>,
  ) {
    this.#known = known;
    this.#lies = known.pieces;
    this.#noted = known.pieces;
    this.#counted = known.changes;
  }

  /** The pieces lie so now. */
  lie(pieces: Pieces): void {
    this.#lies = pieces;
    this.#plan();
  }

  /** The table's newest word. What another device of the same player has put down is answered: it lies so now. */
  hear(known: Known): Pieces | null {
    this.#known = known;
    const mine = this.#counted + (this.#underWay ? 1 : 0);
    if (known.changes <= mine) {
      this.#plan();
      return null;
    }
    this.#counted = known.changes;
    this.#noted = known.pieces;
    this.#lies = known.pieces;
    this.stop();
    return known.pieces;
  }

  /** Notes at once what lies: nobody may look at the page any more. */
  noteNow(): void {
    void this.#note();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #left(): number {
    return this.#known.left - Math.max(0, this.#counted - this.#known.changes);
  }

  #plan(): void {
    this.stop();
    if (this.#underWay || same(this.#lies, this.#noted)) return;
    const { until } = this.#known;
    const after = wait(this.#lies, { left: this.#left(), until }, this.now());
    if (after !== null) this.#timer = setTimeout(() => void this.#note(), after);
  }

  async #note(): Promise<void> {
    this.stop();
    if (this.#underWay || same(this.#lies, this.#noted) || this.#left() <= 0) return;
    this.#underWay = true;
    const before = this.#noted;
    this.#noted = this.#lies;
    const done = await this.send(this.#lies);
    this.#underWay = false;
    if (done) this.#counted += 1;
    // Refused, and nothing is asked twice: the next change is another note.
    else if (!same(this.#lies, this.#noted)) this.#noted = before;
    this.#plan();
  }
}
