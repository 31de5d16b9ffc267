// What a game's page is: the contract between the table's frame, the replay, and each game. A page draws views and
// offers what a view offers; it knows no rules.

import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Sign } from "../net/gestures";
import type { Strength } from "../settings";
import type { Sentence } from "../text";
import type { GameName, Games, TableGesture } from "../wire";
import type { GameId, Millis, Seat } from "../wire/game";
import type { Refusal } from "../wire/room";

/** A game being looked at: at a table, or in a replay. All that a board may know and do. */
export interface Scene<G extends GameName> {
  /** The game's own name, by which the server knows it once it is over. */
  readonly id?: ReadonlySignal<GameId | null>;
  /** What is shown: the view of the last step that was played on the stage. */
  readonly view: ReadonlySignal<Games[G]["view"]>;
  /** What to call each seat, in the language that is read ("you" is not among them). */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The seats played from this device, in order; none for spectators and in replays. */
  readonly own: ReadonlySignal<readonly Seat[]>;
  /** The game's last step that led to what is shown, for what is said of it; none after a reload. */
  readonly last?: ReadonlySignal<Step<G> | null>;
  /** Table time, for clocks and glasses. It may stand still. */
  now(): Millis;
  /** Gives a command for a seat. A refusal is shown by the frame; what is answered is the refusal, or null. */
  play(seat: Seat, command: Games[G]["command"]): Promise<Refusal | null>;
  /** The same for what the device does by itself: nothing is said of it, whatever comes of it. */
  note(seat: Seat, command: Games[G]["command"]): Promise<Refusal | null>;
  /** Shows the others what somebody on this seat is about to do. As often as one likes: what is too much is left out. */
  show(seat: Seat, gesture: TableGesture<G>): void;
  /** What the others show just now. */
  readonly gestures: Shown<G>;
  /** Whoever plays here has seen enough of how the last part ended; bots may go on. Only at a table. */
  goOn?(): void;
  /** Until when the bot on a seat leaves people to look at that; null where a person plays, or nothing is looked at. Only at
   * a table. */
  rests?(seat: Seat): Millis | null;
  /** Shows a sentence where people look, for a while: why something can't be done, or only a word. */
  hint(sentence: Sentence, tone?: Tone): void;
  /** Opens the rule book at a point. */
  showRule(number: string): void;
}

/** How something is said: a "no", or only a word. */
export type Tone = "no" | "word";

/** What somebody on a seat shows just now; null soon after they stop. */
export interface Shown<G extends GameName> {
  /** What their hand does. */
  hand(seat: Seat): ReadonlySignal<Games[G]["gesture"] | null>;
  /** The last sign they gave. */
  sign(seat: Seat): ReadonlySignal<Sign | null>;
}

/** How much of a game a command concerns: the turn at hand, the part (a round, a game of the match, a set), or the offer
 * that waits for an answer. */
export type Span = "turn" | "part" | "offer";

/** Something that happened and what is seen after it. `before` is null where it is not known: as a game begins, and where
 * several things were missed and are told in one. */
export interface Step<G extends GameName> {
  readonly told: ReadonlyArray<Games[G]["told"]>;
  readonly before: Games[G]["view"] | null;
  readonly after: Games[G]["view"];
}

/** A finished game, frame by frame: what a replay shows; or a position alone. */
export interface Film<G extends GameName> {
  /** The game's own name; a position that no game stands behind has none. */
  readonly id: GameId | null;
  readonly frames: ReadonlyArray<Frame<G>>;
  readonly names: readonly string[];
}

/** A moment of a finished game: what was told, and what was seen then. */
export interface Frame<G extends GameName> {
  readonly at: Millis;
  readonly told: ReadonlyArray<Games[G]["told"]>;
  readonly view: Games[G]["view"];
}

/** Changes what is agreed, from whatever is agreed by then: two changes in one touch both count. */
export type Change<Setup> = (update: (agreed: Setup) => Setup) => void;

/** A position to begin a game of one's own with. */
export interface Given<G extends GameName> {
  /** How many sit there. */
  readonly seats: number;
  /** Where one sits oneself. */
  readonly seat: Seat;
  /** What is agreed on, from what is usual. */
  setup(usual: Games[G]["setup"]): Games[G]["setup"];
}

/** Positions as text, for links: in the rule book's own notation, as far as an address lets us. */
export interface Notation<G extends GameName> {
  /** What is on the board; null where `given` has nothing either. */
  write(view: Games[G]["view"]): string | null;
  /** What was written; null for what is no position at all. Whether it can be one is the server's to decide. */
  read(text: string): Given<G> | null;
}

/** How somebody has seen a game's end. */
export interface Seen<G extends GameName> {
  /** The seats they played. */
  readonly own: readonly Seat[];
  /** The game's last step; none for whoever came later. */
  readonly last: Step<G> | null;
}

/** Someone's name in a sentence. */
export type NameOf = (seat: Seat) => string;

/** A finished game that is analysed: where one is in it, and what the expert said. It may draw on the scene's board. */
export interface AnalysisProps<G extends GameName> {
  readonly film: Film<G>;
  readonly scene: Scene<G>;
  readonly at: number;
  readonly jump: (to: number) => void;
  readonly said: readonly Games[G]["said"][];
}

/** A game's page. */
export interface GamePage<G extends GameName> {
  readonly game: G;
  /** The board, the hero of the screen, with the controls under the thumb. Has an `<h2>` of its own for readers by ear. */
  readonly Board: FunctionComponent<{ scene: Scene<G> }>;
  /** What a table agrees on: shown to all, changed by the host (then `change` is there). */
  readonly Terms: FunctionComponent<{
    setup: Games[G]["setup"];
    change?: Change<Games[G]["setup"]>;
  }>;
  /** What a seat has, beside its name: chips, points, discs, and its clock by table time. */
  readonly Badge: FunctionComponent<{ view: Games[G]["view"]; seat: Seat; now?: () => Millis }>;
  /** After the end: who won, the story, what can be checked. Shown below or over the board. */
  readonly Ending: FunctionComponent<{ scene: Scene<G> }>;
  /** One sentence: what you can do now, or what is waited for. */
  now(view: Games[G]["view"], own: readonly Seat[], name: NameOf): Sentence;
  /** What is said instead, while the board shows something that has passed. */
  meanwhile?(scene: Scene<G>): Sentence | null;
  /** What decided a game that is over, in one sentence, from the side of whoever looks. */
  decided(view: Games[G]["view"], name: NameOf, seen: Seen<G>): Sentence;
  /** Whose turn the seats should show, if anybody's. */
  active(view: Games[G]["view"]): readonly Seat[];
  /** What happened, in words; null for what needs none. `before` is the view before it. */
  words(told: Games[G]["told"], name: NameOf, before: Games[G]["view"] | null): Sentence | null;
  /** Whether something stands in a list beside the board anyway, and so is not told again among what happened. */
  listed?(told: Games[G]["told"]): boolean;
  /** How much of the game a command concerns: whether it is meant for the turn on the screen, the part or the offer. */
  span(command: Games[G]["command"]): Span;
  /** What a pause waits for where it can't be had at once: for what is going on, or for everybody's wish. */
  readonly pauses: "later" | "together";
  /** Plays a step before its view is shown: motion and sound. Resolves when the view may be shown. */
  perform?(step: Step<G>, scene: Scene<G>): Promise<void> | void;
  /** The same in still pictures, for whoever wants no motion. */
  still?(step: Step<G>, scene: Scene<G>): Promise<void> | void;
  /** How a game looked before its first step, where that step is a moment of its own; null where it is none. */
  begins?(first: Games[G]["view"]): Games[G]["view"] | null;
  /** Ends what `perform` or `still` plays, at once: nothing more of it is seen or heard. Short motion needs none. */
  stop?(scene: Scene<G>): void;
  /** Whether a part of the game begins with it: what was seen before says nothing of what follows. For whoever is told
   * several things in one; where nothing in `words` depends on it, it is not needed. */
  beginsPart?(told: Games[G]["told"]): boolean;
  /** A step was played whose view won't be shown: what it moved goes to where the view that is shown has it. */
  putBack?(scene: Scene<G>): void;
  /** What the game's expert says of a finished game, beside the board; loaded when it is asked for. A game without an
   * expert has none. */
  analysis?(): Promise<FunctionComponent<AnalysisProps<G>>>;
  /** Bots that are seated for somebody who plays at once, by level, for every strength that can be wished for. */
  readonly company: Record<Strength, readonly number[]>;
  /** What a view has that a game could begin with; null where there is nothing to play on from. */
  given(view: Games[G]["view"]): Given<G> | null;
  /** The same as text that a link can hold. */
  readonly notation: Notation<G>;
}
