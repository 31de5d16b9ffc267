// A finished game as a film: frames, where one is in it, and the scene that a board is shown.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { staged } from "../games/motion";
import type { Film, GamePage, Scene, Step } from "../games/page";
import { tellMishap } from "../net/mishaps";
import { pause } from "../pause";
import { Stage } from "../table/stage";
import type { Sentence } from "../text";
import type { GameName, Games } from "../wire";

/** How long a frame stays while the film plays by itself, after its motion. */
const STAYS = 900;

/** What hands show in a film. */
const nothing = signal(null);

/** A line of what happened, and the frame it belongs to. */
export interface FilmLine {
  frame: number;
  sentence: Sentence;
}

export class Projector<G extends GameName> {
  readonly at = signal(0);
  readonly playing = signal(false);
  /** The rule that is looked up, if one is. */
  readonly rule = signal<string | null>(null);
  readonly notice = signal<Sentence | null>(null);
  readonly lines: readonly FilmLine[];
  readonly scene: Scene<G>;
  readonly #stage = new Stage(tellMishap);
  /** Counts showings: one that was stopped does not go on when another is begun. */
  #showings = 0;

  constructor(
    readonly page: GamePage<G>,
    readonly film: Film<G>,
  ) {
    const names = film.names;
    const nameOf = (seat: number): string => names[seat] ?? String(seat + 1);
    this.lines = film.frames.flatMap(({ told }, frame) =>
      told.flatMap((one) => {
        const sentence = page.words(one, nameOf, film.frames[frame - 1]?.view ?? null);
        return sentence ? [{ frame, sentence }] : [];
      }),
    );
    const first = film.frames[0];
    if (!first) throw new Error("a film has a first frame");
    this.scene = {
      id: signal(film.id),
      last: computed(() => {
        const frame = film.frames[this.at.value];
        const before = film.frames[this.at.value - 1];
        return frame && before ? { told: frame.told, before: before.view, after: frame.view } : null;
      }),
      view: computed(() => (film.frames[this.at.value] ?? first).view) as ReadonlySignal<Games[G]["view"]>,
      names: signal(names),
      own: signal([]),
      now: () => film.frames[this.at.peek()]?.at ?? 0,
      play: () => Promise.resolve({ code: "not_a_guest" }),
      note: () => Promise.resolve({ code: "not_a_guest" }),
      show: () => {},
      gestures: { hand: () => nothing, sign: () => nothing },
      hint: (sentence) => {
        this.notice.value = sentence;
      },
      showRule: (number) => {
        this.rule.value = number;
      },
    };
  }

  get last(): number {
    return this.film.frames.length - 1;
  }

  /** Goes straight to a frame; a film that plays stops there. */
  jump(to: number): void {
    this.playing.value = false;
    this.#stage.clear();
    this.#show(to);
  }

  /** One frame on, with its motion; at once if something moves already: whoever taps quickly wants to get on. */
  async forward(): Promise<void> {
    if (this.#stage.idle) return this.#step();
    this.jump(Math.min(this.last, this.at.peek() + 1));
  }

  async #step(): Promise<void> {
    const to = this.at.peek() + 1;
    const frame = this.film.frames[to];
    const before = this.film.frames[to - 1];
    if (!frame || !before || !this.#stage.idle) return;
    const step: Step<G> = { told: frame.told, before: before.view, after: frame.view };
    await this.#stage.add({ ...staged(this.page, step, this.scene), show: () => this.#show(to) });
  }

  back(): void {
    this.jump(Math.max(0, this.at.peek() - 1));
  }

  /** Plays by itself until the end, or until it is stopped. */
  async play(): Promise<void> {
    if (this.at.peek() === this.last) this.#show(0);
    const showing = ++this.#showings;
    const goesOn = () => showing === this.#showings && this.playing.peek();
    this.playing.value = true;
    while (goesOn() && this.at.peek() < this.last) {
      await this.#step();
      await pause(STAYS);
    }
    if (goesOn()) this.playing.value = false;
  }

  /** Stays at the frame it has come to. */
  stop(): void {
    this.playing.value = false;
  }

  /** Nobody looks any more: nothing goes on, nor is heard. */
  close(): void {
    this.stop();
    this.#stage.clear();
  }

  #show(to: number): void {
    this.notice.value = null;
    this.at.value = to;
  }
}

/** The game in words, for a file. */
export function asText(title: string, lines: readonly string[]): string {
  return `${title}\n\n${lines.map((line, i) => `${i + 1}. ${line}`).join("\n")}\n`;
}
