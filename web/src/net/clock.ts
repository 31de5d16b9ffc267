// Table time on this device: what the server last said, and how long ago that was.

import type { Millis } from "../wire/game";
import type { ClockNow } from "../wire/room";

export class TableClock {
  #said: ClockNow = { at: 0, runs: false };
  #heard = 0;

  constructor(private readonly device: () => number = () => performance.now()) {}

  /** The server's word. */
  set(said: ClockNow): void {
    this.#said = said;
    this.#heard = this.device();
  }

  /** Table time now. It stands still while the table does. */
  now(): Millis {
    return this.#said.runs ? this.#said.at + (this.device() - this.#heard) : this.#said.at;
  }

  get runs(): boolean {
    return this.#said.runs;
  }
}
