// What happened at a table, in words: a line for each telling that has any, the latest so many.

import { type Signal, signal } from "@preact/signals";
import type { GamePage } from "../games/page";
import { tellMishap } from "../net/mishaps";
import type { Sentence } from "../text";
import type { GameName, Games, TableTold, TableView } from "../wire";
import type { Seat } from "../wire/game";
import { chairName } from "./names";
import { playerName } from "./played-by";
import { type RoomTold, roomWords } from "./words";

export interface Happened {
  key: number;
  sentence: Sentence;
}

/** How many lines are kept. */
const REMEMBERED = 200;

type Told<G extends GameName> = readonly TableTold<G>[];

export class Chronicle<G extends GameName> {
  readonly lines: Signal<readonly Happened[]> = signal([]);
  #count = 0;

  constructor(private readonly page: GamePage<G>) {}

  /** One step's words; `before` is what was seen before it, and `view` the table after it. */
  words(told: Told<G>, view: TableView<G>, before: Games[G]["view"] | null): Sentence[] {
    return told.flatMap((one) => this.#wordsOf(one, view, before));
  }

  /** Several steps' words, of which only the view before the first is known. */
  wordsOfMany(told: Told<G>, view: TableView<G>, before: Games[G]["view"] | null): Sentence[] {
    let known = before;
    return told.flatMap((one) => {
      const begins = one.kind === "played" && this.page.beginsPart?.(one.event as Games[G]["told"]);
      if (begins || one.kind === "game_started") known = null;
      return this.#wordsOf(one, view, known);
    });
  }

  remember(sentences: readonly Sentence[]): void {
    if (sentences.length === 0) return;
    const lines = [...this.lines.value];
    for (const sentence of sentences) {
      // What says nothing of its own is said once in a row: terms change tick by tick.
      const again = !sentence.args && lines.at(-1)?.sentence.id === sentence.id;
      if (!again) lines.push({ key: this.#count++, sentence });
    }
    this.lines.value = lines.slice(-REMEMBERED);
  }

  #wordsOf(told: TableTold<G>, view: TableView<G>, before: Games[G]["view"] | null): Sentence[] {
    const ofGame = told.kind === "played" || told.kind === "game_over";
    const name = (seat: Seat): string => (ofGame ? playerName(view, seat) : chairName(view, seat));
    if (told.kind === "played" && this.page.listed?.(told.event as Games[G]["told"])) return [];
    try {
      const sentence =
        told.kind === "played"
          ? this.page.words(told.event as Games[G]["told"], name, before)
          : roomWords<G>(told as RoomTold<G>, view, name);
      return sentence ? [sentence] : [];
    } catch (error) {
      // What can't be put into words is shown without them.
      tellMishap("words", error);
      return [];
    }
  }
}
