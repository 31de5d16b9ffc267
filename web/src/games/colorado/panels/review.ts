// What the engine says of a finished match, as the analysis wants it. Chances are White's, in thousandths, and come from
// the server: they mean the same on every board.

import type { Judged, Side } from "../../../wire/colorado";
import type { Film } from "../../page";

/** The engine's word on a frame. */
export function wordOn(film: Film<"colorado">, at: number, said: readonly Judged[]): Judged | undefined {
  const view = film.frames[at]?.view;
  return said.find(({ game_number, ply }) => game_number === view?.number && ply === view.moves.length);
}

/** The frame that shows a position. */
export function frameOf(film: Film<"colorado">, { game_number, ply }: Judged): number {
  const found = film.frames.findIndex(({ view }) => view.number === game_number && view.moves.length === ply);
  return Math.max(0, found);
}

/** Who is to move: not every game begins with White. */
export function moverOf({ position }: Judged): Side {
  return position.split(" ")[1] === "b" ? "black" : "white";
}

/** A move that gave chances away. */
export interface Cost {
  /** The position it was played in. */
  readonly at: Judged;
  /** How much of the mover's chance it cost, in thousandths. */
  readonly cost: number;
}

/** Less than this is not worth a word, in thousandths. */
const LEAST = 80;

/** The dearest moves of a game, the dearest first: where it was won and lost. */
export function costs(positions: readonly Judged[], most = 5): Cost[] {
  const found: Cost[] = [];
  for (const [i, at] of positions.entries()) {
    const next = positions[i + 1];
    if (!next || next.game_number !== at.game_number) continue;
    const cost = (moverOf(at) === "white" ? 1 : -1) * (at.chance - next.chance);
    if (cost >= LEAST) found.push({ at, cost });
  }
  return found.sort((a, b) => b.cost - a.cost).slice(0, most);
}

/** A game as text that holds its board: the squares' colours, the position that is looked at, and the moves with White's
 * chance after each. */
export function asText(now: Judged, moves: readonly string[], positions: readonly Judged[]): string {
  const chances = new Map(positions.map(({ ply, chance }) => [ply, chance]));
  const written = moves.map((move, i) => {
    const chance = chances.get(i + 1);
    const number = i % 2 === 0 ? `${i / 2 + 1}. ` : "";
    return `${number}${move}${chance === undefined ? "" : ` {${Math.round(chance / 10)}%}`}`;
  });
  return [`[Board "${now.board}"]`, `[Position "${now.position}"]`, "", written.join(" ")].join("\n");
}
