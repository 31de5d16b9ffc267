// What a lesson is: chapters, each a game of its own from a given position, and in each the steps. Lessons are data; what
// is right is read from what the server told and offers.

import type { GameName, Games } from "../wire";

/** What a step is judged by: all that was told in its chapter, how the chapter began, and what is shown now. */
export interface Seen<G extends GameName> {
  readonly told: ReadonlyArray<Games[G]["told"]>;
  readonly first: Games[G]["view"];
  readonly view: Games[G]["view"];
}

/** Something on the board that can be picked as an answer. */
export interface Pick<G extends GameName> {
  /** Where it is, as a selector within the board. */
  readonly at: string;
  /** Whether the view that the server sent bears it out. */
  readonly right: (view: Games[G]["view"]) => boolean;
  /** What to say if it does not: a text's name. */
  readonly why?: (view: Games[G]["view"]) => string;
}

export interface Step<G extends GameName> {
  /** The name of its text. */
  readonly text: string;
  /** What is pointed at, as selectors within the board. */
  readonly mark?: readonly string[];
  /** What it waits for; without it, one reads and goes on. */
  readonly done?: (seen: Seen<G>) => boolean;
  /** What to say when something else was done: a text's name. */
  readonly wrong?: (seen: Seen<G>) => string | null;
  /** A question that is answered by tapping one of these. */
  readonly picks?: ReadonlyArray<Pick<G>>;
}

export interface Chapter<G extends GameName> {
  /** What is agreed on for it, from what is usual. */
  readonly setup: (usual: Games[G]["setup"]) => Games[G]["setup"];
  readonly steps: ReadonlyArray<Step<G>>;
  /** Parts of the board that are left away, as a class of the lesson. */
  readonly without?: "glass";
}

export interface Lesson<G extends GameName> {
  readonly game: G;
  readonly chapters: ReadonlyArray<Chapter<G>>;
}
