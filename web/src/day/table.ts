// A day's situation being played out: a scene for the board, made of what the server answers to the commands so far. The
// server decides each of them; nothing of a rule is worked out here.

import { effect, signal } from "@preact/signals";
import { perform, still, stop } from "../games/corona/motion/perform";
import { playStep } from "../games/motion";
import type { Scene } from "../games/page";
import { playDay, refusalOf } from "../net/api";
import type { Sentence } from "../text";
import type { Command, Event, View } from "../wire/corona";
import type { Refusal } from "../wire/room";
import type { DaySeen } from "../wire/server";
import { keepCommands, keptCommands } from "./kept";

const nobody = signal(null);

/** How the game's steps move. */
const motion = { perform, still };

export class DayTable {
  readonly view;
  readonly notice = signal<Sentence | null>(null);
  readonly rule = signal<string | null>(null);
  readonly scene: Scene<"corona">;
  /** When the glass was turned, by this page's clock. */
  readonly turned = performance.now();
  #commands: readonly Command[] = [];
  /** Commands are done one after the other. */
  #line: Promise<unknown> = Promise.resolve();
  /** How many are not answered yet. */
  readonly #unanswered = signal(0);
  /** Counts beginnings: what was on its way before one is not shown after it. */
  #beginnings = 0;

  constructor(
    readonly day: string,
    readonly first: View,
  ) {
    this.view = signal(first);
    this.scene = {
      view: this.view,
      names: signal([]),
      own: signal([0]),
      now: () => performance.now() - this.turned,
      play: (_, command) => this.#next(command),
      note: (_, command) => this.#next(command),
      show: () => {},
      gestures: { hand: () => nobody, sign: () => nobody },
      hint: (sentence) => {
        this.notice.value = sentence;
      },
      showRule: (number) => {
        this.rule.value = number;
      },
    };
  }

  get commands(): readonly Command[] {
    return this.#commands;
  }

  /** Resolves when everything that was done so far is answered; what moves on the board for it may still be moving. */
  answered(): Promise<void> {
    return new Promise((resolve) => {
      const stop = effect(() => {
        if (this.#unanswered.value > 0) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  /** From the beginning again. */
  again(): void {
    this.#beginnings += 1;
    this.#has([]);
    this.notice.value = null;
    stop(this.scene);
    this.view.value = this.first;
  }

  /** Goes on from what was done before the page was loaded anew. */
  resume(): void {
    const commands = keptCommands(this.day);
    if (commands.length === 0) return;
    const beginning = this.#beginnings;
    this.#unanswered.value += 1;
    this.#line = this.#line.then(() => this.#doAgain(commands, beginning));
  }

  async #doAgain(commands: readonly Command[], beginning: number): Promise<void> {
    try {
      const seen = await this.#ask(commands, beginning);
      if (seen) this.view.value = seen.view as View;
    } catch (error) {
      this.#refused(refusalOf(error));
    }
  }

  #has(commands: readonly Command[]): void {
    this.#commands = commands;
    keepCommands(this.day, commands);
  }

  #next(command: Command): Promise<Refusal | null> {
    const beginning = this.#beginnings;
    this.#unanswered.value += 1;
    const done = this.#line.then(() => this.#do(command, beginning));
    this.#line = done.catch(() => {});
    return done;
  }

  async #do(command: Command, beginning: number): Promise<Refusal | null> {
    const commands = [...this.#commands, command];
    try {
      const seen = await this.#ask(commands, beginning);
      if (!seen) return null;
      const { view, told } = seen;
      this.notice.value = null;
      const [before, after] = [this.view.peek(), view as View];
      await playStep(motion, { told: told as Event[], before, after }, this.scene);
      if (beginning === this.#beginnings) this.view.value = after;
      return null;
    } catch (error) {
      return this.#refused(refusalOf(error));
    }
  }

  #refused(refusal: Refusal): Refusal {
    const of = refusal.rule ? "corona" : "server";
    this.notice.value = { id: `refused-${of}-${refusal.code}`, rule: refusal.rule ?? null };
    return refusal;
  }

  /** What is seen after these commands; null if it was begun anew meanwhile. */
  async #ask(commands: readonly Command[], beginning: number): Promise<DaySeen | null> {
    try {
      if (beginning !== this.#beginnings) return null;
      const seen = await playDay(this.day, commands);
      if (beginning !== this.#beginnings) return null;
      this.#has(commands);
      return seen;
    } finally {
      this.#unanswered.value -= 1;
    }
  }
}
