// The same number again, at once: the second half of a double tap, not another call. Nothing is said of it.

import type { Points } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";

/** As soon after a call as this, in milliseconds, its number again is a slip; and as long as it is not answered. */
const SLIP = 1000;

export class Slips {
  #last: { seat: Seat; points: Points; at: number; answered: boolean } | null = null;

  /** A call was given; `answer` comes when it is done or refused. */
  called(seat: Seat, points: Points, answer: Promise<unknown>): void {
    const call = { seat, points, at: performance.now(), answered: false };
    this.#last = call;
    void answer.finally(() => {
      call.answered = true;
    });
  }

  isSlip(seat: Seat, points: Points): boolean {
    const last = this.#last;
    if (last?.seat !== seat || last.points !== points) return false;
    return !last.answered || performance.now() - last.at < SLIP;
  }
}
