// What a player's hand is doing over the board: the pawn it has touched, drags or has just put down, the keyboard's
// cursor, an earlier position being looked at. Headless: it sends what the view offers, and asks why about the rest.

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Board, Move, RawPosition, Side, Square, View } from "../../../wire/colorado";
import type { Scene } from "../../page";
import { perScene } from "../../theatre";
import { after } from "../board/past";
import { coloursOf, otherSide, type Place, pawnsOf, placeOf, squareAt } from "../board/squares";
import { eyes, seatOf, type Way, type Ways, waysIn } from "./offered";
import { isOwn, type Premove, thinksAhead, wayOf } from "./premove";

/** A pawn under the finger, at a place that need not be a square's. */
export interface Drag extends Place {
  readonly from: Square;
}

/** A move given and not seen on the board yet. */
export interface Given {
  readonly from: Square;
  readonly to: Square;
  /** Put down by dragging: the pawn is there already. */
  readonly dragged: boolean;
}

/** A position that is only looked at. */
export interface Shown {
  readonly board: Board;
  readonly pawns: ReadonlyMap<Square, Side>;
  readonly last: [Square, Square] | null;
  /** What would have been better. */
  readonly arrow: [Square, Square] | null;
  /** After how many moves of the game, and of which. */
  readonly ply: number;
  readonly game: number;
  /** In an analysis, which says itself what is looked at. */
  readonly analysed?: true;
  /** It is the view's own position: what the view says of its pawns holds. */
  readonly marked?: boolean;
}

/** What of a game is enough to look at its positions again. */
export type Remembered = Pick<View, "board" | "position" | "moves" | "white">;

type ColoradoScene = Scene<"colorado">;

const NONE: Ways = new Map();

/** Touches kept while a move is on its way: a pawn and where it goes. */
const KEPT = 2;

export class Hand {
  readonly selected: Signal<Square | null> = signal(null);
  readonly drag: Signal<Drag | null> = signal(null);
  readonly given: Signal<Given | null> = signal(null);
  readonly shown: Signal<Shown | null> = signal(null);
  /** Given in the other side's turn, and played when it is one's own. */
  readonly premove: Signal<Premove | null> = signal(null);
  /** The pawn that is on its way, drawn above the others. */
  readonly raised: Signal<Square | null> = signal(null);
  /** The move that was asked about, because it loses: a second touch plays it. */
  #asked: Move | null = null;
  /** Touched while a move is on its way: done when it is seen on the board. */
  #kept: Square[] = [];
  /** Something was said about a square: whoever asks is told of pawns they take up, too. */
  #explained = false;
  readonly #cursor: Signal<Square | null> = signal(null);
  /** The match's games, as far as this device saw them. */
  readonly games = new Map<number, Remembered>();

  constructor(private readonly scene: ColoradoScene) {
    let before = "";
    effect(() => {
      const view = scene.view.value;
      const { number, board, position, moves, white } = view;
      if (number === 1 && moves.length === 0) this.games.clear();
      this.games.set(number, { board, position, moves, white });
      const now = `${number} ${moves.length} ${view.stage === "playing"}`;
      if (now === before) return;
      before = now;
      this.#asked = null;
      this.given.value = null;
      this.raised.value = null;
      this.shown.value = null;
      // What can still be taken up stays in the hand, under a finger too.
      const held = this.drag.peek();
      if (held && !this.movable.peek().has(held.from)) this.drag.value = null;
      if (!this.movable.peek().has(this.selected.peek() ?? "")) this.selected.value = null;
      queueMicrotask(() => {
        this.#playAhead();
        this.#touchKept();
      });
    });
  }

  /** The position on the board now. */
  get position(): RawPosition {
    return this.scene.view.value.position;
  }

  /** Looked at from the other side, until turned back. */
  readonly turned = signal(false);

  readonly eyes: ReadonlySignal<Side> = computed(() => {
    const side = eyes(this.scene.view.value, this.scene.own.value);
    return this.turned.value ? otherSide(side) : side;
  });

  /** What may be moved now: nothing while a move is on its way or the past is looked at. */
  readonly ways: ReadonlySignal<Ways> = computed(() =>
    this.given.value || this.shown.value ? NONE : waysIn(this.scene.view.value),
  );

  /** The pawns that may be taken up: those with a way, and in the other side's turn all of one's own. */
  readonly movable: ReadonlySignal<ReadonlySet<Square>> = computed(() => {
    const view = this.scene.view.value;
    const side = this.shown.value ? null : thinksAhead(view, this.scene.own.value);
    if (side === null) return new Set(this.ways.value.keys());
    return new Set([...pawnsOf(view.position).keys()].filter((square) => isOwn(view, side, square)));
  });

  /** Where the touched pawn may go. */
  readonly targets: ReadonlySignal<ReadonlyMap<Square, Way>> = computed(
    () => this.ways.value.get(this.selected.value ?? "") ?? new Map<Square, Way>(),
  );

  /** Where the keyboard is; at first in the middle of one's own base row. */
  readonly cursor: ReadonlySignal<Square> = computed(
    () => this.#cursor.value ?? squareAt({ x: 4, y: 7 }, this.eyes.value),
  );

  /** A square was touched: it is moved to, or its pawn is taken up, or something is said about it. */
  touch(square: Square): void {
    this.#cursor.value = square;
    const given = this.given.peek();
    if (given) {
      // Where it goes: that was the same touch, twice.
      if (square !== given.to) this.#kept = [...this.#kept, square].slice(-KEPT);
      return;
    }
    if (this.shown.peek()) {
      this.shown.value = null;
      return;
    }
    const from = this.selected.peek();
    if (this.#ahead(from, square)) return;
    if (from === square) {
      this.selected.value = null;
    } else if (from !== null && this.targets.peek().has(square)) {
      this.#go(from, square, false);
    } else if (this.ways.peek().has(square)) {
      this.#asked = null;
      this.#select(square);
    } else if (from !== null) {
      this.#askWhy(from, square);
    } else {
      this.#explain(square);
    }
  }

  /** A pawn is taken up to be dragged, if it may be. */
  lift(square: Square): boolean {
    if (!this.movable.peek().has(square)) return false;
    this.premove.value = null;
    this.#select(square);
    return true;
  }

  /** It is put down, or let go beside the board. */
  drop(square: Square | null): void {
    const drag = this.drag.peek();
    this.drag.value = null;
    if (!drag || square === null || square === drag.from) return;
    if (this.#ahead(drag.from, square)) return;
    if (this.targets.peek().has(square)) this.#go(drag.from, square, true);
    else this.#askWhy(drag.from, square);
  }

  letGo(): void {
    this.#kept = [];
    this.premove.value = null;
    this.drag.value = null;
    this.selected.value = null;
    this.shown.value = null;
  }

  /** Moves the cursor by so many squares, as the board is seen. */
  step(dx: number, dy: number): Square {
    const { x, y } = placeOf(this.cursor.peek(), this.eyes.peek());
    const within = (at: number): number => Math.min(7, Math.max(0, at));
    const square = squareAt({ x: within(x + dx), y: within(y + dy) }, this.eyes.peek());
    this.#cursor.value = square;
    return square;
  }

  /** Shows a game as it was after so many moves. */
  look(game: number, ply: number, arrow: [Square, Square] | null = null): void {
    const found = this.games.get(game);
    if (!found) return;
    this.selected.value = null;
    this.shown.value = { board: found.board, ...after(found, ply), arrow, ply, game };
  }

  /** A touch in the other side's turn: a pawn taken up, a move given ahead, or taken back. Whether it was that. */
  #ahead(from: Square | null, square: Square): boolean {
    const view = this.scene.view.peek();
    const side = thinksAhead(view, this.scene.own.peek());
    if (side === null) return false;
    const had = this.premove.peek() !== null;
    this.premove.value = null;
    if (from !== null && from !== square) {
      this.selected.value = null;
      this.premove.value = { from, to: square, game: view.number };
      return true;
    }
    const mine = isOwn(view, side, square);
    this.selected.value = mine && from !== square ? square : null;
    return mine || had;
  }

  /** What was touched while the last move was on its way. */
  #touchKept(): void {
    const kept = this.#kept;
    this.#kept = [];
    for (const square of kept) this.touch(square);
  }

  /** What was given ahead is played, if it may be. */
  #playAhead(): void {
    const premove = this.premove.peek();
    const view = this.scene.view.peek();
    if (!premove || thinksAhead(view, this.scene.own.peek())) return;
    this.premove.value = null;
    const args = { from: premove.from, to: premove.to };
    if (wayOf(premove, view)) this.#go(premove.from, premove.to, false);
    else if (view.stage === "playing") this.scene.hint({ id: "colorado-ahead-gone", args }, "word");
  }

  #select(square: Square): void {
    this.selected.value = square;
    const [to] = [...this.targets.peek()].find(([, way]) => way.loses) ?? [];
    if (to) this.scene.hint({ id: "colorado-loses", args: { square: to }, rule: "K10" }, "word");
    // What was said of another square may still be read.
    else if (this.#explained) this.#explain(square);
  }

  /** What loses at once is asked about first. */
  #go(from: Square, to: Square, dragged: boolean): void {
    const way = this.ways.peek().get(from)?.get(to);
    if (!way?.loses || this.#asked === way.move) return void this.#play(from, to, dragged);
    this.#asked = way.move;
    this.selected.value = from;
    this.scene.hint({ id: "colorado-loses-sure", args: { square: to }, rule: "K10" }, "word");
  }

  async #play(from: Square, to: Square, dragged: boolean): Promise<void> {
    const way = this.ways.peek().get(from)?.get(to);
    if (!way) return;
    this.selected.value = null;
    const given: Given = { from, to, dragged };
    this.given.value = given;
    const refusal = await this.scene.play(way.seat, { move: way.move });
    // Refused, the pawn goes back. Done, the view that comes with it takes its place.
    if (!refusal || this.given.peek() !== given) return;
    this.given.value = null;
    this.#kept = [];
  }

  /** The server knows the rule: what is not offered is asked for all the same, and its "no" says why. */
  #askWhy(from: Square, to: Square): void {
    const seat = [...(this.ways.peek().get(from)?.values() ?? [])][0]?.seat;
    // The pawn stays in the hand: its ways are what the "no" speaks of.
    if (seat !== undefined) void this.scene.play(seat, { move: `${from}${to}` });
  }

  #explain(square: Square): void {
    const view = this.scene.view.peek();
    const own = this.scene.own.peek();
    const side = pawnsOf(view.position).get(square);
    const ownPawn = side !== undefined && own.includes(seatOf(view, side));
    const args = { square, side: side ?? "none", colour: coloursOf(view.board).get(square) ?? "" };
    // Only a word: nothing was done wrong.
    const about = (id: string, rule: string): void => this.scene.hint({ id, args, rule }, "word");
    this.#explained = true;
    if (view.fresh === square) about("colorado-about-fresh", "K7");
    else if (view.safe.includes(square)) about("colorado-about-safe", "K7");
    else if (ownPawn && view.turn === side && !this.ways.peek().has(square))
      about("colorado-about-stuck", "K3");
    else about("colorado-about-square", "K2");
  }
}

/** The hand over a scene's board: one for board, ending and motion alike. */
export const handOf = perScene((scene: ColoradoScene) => new Hand(scene));
