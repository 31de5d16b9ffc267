// A lesson under way at a real table: it begins each chapter's game, and goes from step to step by what is shown.

import { batch, computed, effect, signal } from "@preact/signals";
import { seen, start } from "../table/moves";
import type { GameName, Games, TableCommand } from "../wire";
import type { Chapter, Lesson, Pick, Seen, Step } from "./lesson";
import type { LessonStore } from "./store";

export class Course<G extends GameName> {
  readonly chapter = signal(0);
  readonly step = signal(0);
  /** What to say of something else that was done. */
  readonly wrong = signal<string | null>(null);
  /** The chapter's game is on the table. */
  readonly ready = signal(false);
  /** A chapter is being begun. */
  readonly beginning = signal(false);
  readonly over = signal(false);
  /** Picked wrongly in this step. */
  readonly missed = signal<readonly string[]>([]);

  readonly now = computed<Step<G> | null>(
    () => this.#chapterAt(this.chapter.value).steps[this.step.value] ?? null,
  );
  /** How far one is, of how many steps. */
  readonly progress = computed(() => {
    const before = this.lesson.chapters.slice(0, this.chapter.value).flatMap(({ steps }) => steps).length;
    const all = this.lesson.chapters.flatMap(({ steps }) => steps).length;
    return { at: before + this.step.value + 1, of: all };
  });

  #told: Games[G]["told"][] = [];
  #first: Games[G]["view"] | null = null;
  #usual: Games[G]["setup"] | null = null;
  #lastStep: unknown = null;
  readonly #stop: () => void;

  constructor(
    readonly lesson: Lesson<G>,
    readonly store: LessonStore<G>,
  ) {
    store.asks = () => this.now.peek()?.done !== undefined;
    this.#stop = effect(() => this.#watch());
  }

  #chapterAt(number: number): Chapter<G> {
    const chapter = this.lesson.chapters[number];
    if (!chapter) throw new Error("a lesson stays within its chapters");
    return chapter;
  }

  /** Begins with the first chapter. */
  begin(): Promise<void> {
    return this.#begin(0);
  }

  /** Begins the chapter anew. */
  again(): Promise<void> {
    return this.#begin(this.chapter.peek());
  }

  /** Begins the lesson anew. */
  fromTheBeginning(): Promise<void> {
    this.over.value = false;
    return this.#begin(0);
  }

  /** Begins a chapter: the one before stays on the screen until its game is on the table. Where the server refuses it, all
   * stays as it is, and one can try again. */
  async #begin(number: number): Promise<void> {
    const before = this.ready.peek();
    batch(() => {
      this.ready.value = false;
      this.beginning.value = true;
    });
    const laid = (await this.#takeSeats()) && (await this.#lay(number));
    batch(() => {
      this.beginning.value = false;
      this.ready.value = laid || before;
      if (!laid) return;
      this.#told = [];
      this.#lastStep = this.store.scene.peek()?.last?.peek() ?? null;
      this.#first = this.#view();
      this.missed.value = [];
      this.wrong.value = null;
      this.chapter.value = number;
      this.step.value = 0;
    });
  }

  /** Takes the seats that are not taken yet. Whether they are now. */
  async #takeSeats(): Promise<boolean> {
    const { store } = this;
    await seen(store);
    this.#usual ??= store.view.peek()?.setup as Games[G]["setup"];
    if (store.own.peek().length === 0 && (await store.do({ kind: "sit" }))) return false;
    const bot = store.view.peek()?.chairs.some(({ kind }) => kind === "bot");
    return bot || (await store.do({ kind: "seat_bot", level: 0 })) === null;
  }

  /** Ends the game there is, and begins a chapter's. Whether it is on the table. */
  async #lay(number: number): Promise<boolean> {
    const { store } = this;
    const own = store.own.peek()[0] ?? 0;
    if (store.view.peek()?.playing?.outcome === null) {
      if (await store.do({ kind: "agree_to_end", seat: own })) return false;
      // Commands are meant for what is shown, and something may still be moving.
      await shown(() => store.view.value?.playing?.outcome !== null);
    }
    const before = store.view.peek()?.playing?.id;
    const setup = this.#chapterAt(number).setup(this.#usual as Games[G]["setup"]);
    if (await store.do({ kind: "change_setup", setup } as unknown as TableCommand<G>)) return false;
    if (!(await start(store))) return false;
    await shown(() => store.view.value?.playing?.id !== before);
    return true;
  }

  /** What was to be read is read. */
  async next(): Promise<void> {
    const chapter = this.chapter.peek();
    if (this.step.peek() + 1 < this.#chapterAt(chapter).steps.length) {
      batch(() => {
        this.wrong.value = null;
        this.missed.value = [];
        this.step.value += 1;
      });
    } else if (chapter + 1 < this.lesson.chapters.length) {
      await this.#begin(chapter + 1);
    } else {
      this.over.value = true;
    }
  }

  /** An answer on the board. */
  pick(pick: Pick<G>): void {
    const view = this.#view();
    if (!view) return;
    if (pick.right(view)) void this.next();
    else {
      this.missed.value = [...this.missed.peek(), pick.at];
      this.wrong.value = pick.why?.(view) ?? "lesson-not-that-one";
    }
  }

  close(): void {
    this.#stop();
  }

  #view(): Games[G]["view"] | null {
    return (this.store.view.peek()?.playing?.view as Games[G]["view"] | undefined) ?? null;
  }

  #watch(): void {
    const view = this.store.view.value?.playing?.view as Games[G]["view"] | undefined;
    const last = this.store.scene.value?.last?.value ?? null;
    const step = this.now.value;
    if (!this.ready.value || !view || !this.#first) return;
    if (last && last !== this.#lastStep) {
      this.#lastStep = last;
      this.#told.push(...last.told);
    }
    if (!step?.done) return;
    const seen: Seen<G> = { told: this.#told, first: this.#first, view };
    if (step.done(seen)) {
      queueMicrotask(() => this.now.peek() === step && void this.next());
    } else if (step.wrong) {
      const wrong = step.wrong(seen);
      queueMicrotask(() => {
        if (this.now.peek() === step) this.wrong.value = wrong;
      });
    }
  }
}

/** Resolves once something is so. */
function shown(test: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!test()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
