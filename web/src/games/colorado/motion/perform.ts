// Moves as they are made by hand: a pawn slides along its line or hops, a captured one leaves the board, wood on wood.

import { bell, knock, piece } from "../../../sound";
import type { Side, Square } from "../../../wire/colorado";
import type { Scene, Step } from "../../page";
import { pawnsOf, placeOf, squaresOf } from "../board/squares";
import { middle } from "../board/squares-drawn";
import { handOf } from "../hand/hand";
import { type Theatre, theatreOf } from "./theatre";

type ColoradoScene = Scene<"colorado">;

export async function perform(step: Step<"colorado">, scene: ColoradoScene): Promise<void> {
  const hand = handOf(scene);
  if (hand.shown.peek()) hand.shown.value = null;
  for (const told of step.told) {
    if (typeof told === "string") continue;
    if ("moved" in told) await moved(told.moved.move, step, scene);
    else if ("game_ended" in told || "draw_offered" in told) bell();
  }
}

async function moved(move: string, step: Step<"colorado">, scene: ColoradoScene): Promise<void> {
  const squares = squaresOf(move);
  const theatre = theatreOf(scene);
  const { board } = theatre;
  if (!squares || !board || !step.before) return;
  const [from, to] = squares;
  const hand = handOf(scene);
  const given = hand.given.peek();
  const there = given?.dragged && given.from === from && given.to === to;
  const captures = pawnsOf(step.before.position).has(to);
  const pawn = pawnAt(board, from);
  if (pawn && !there) {
    hand.raised.value = from;
    await travel(theatre, pawn, from, to, hand.eyes.peek());
  }
  if (captures) {
    knock({ pitch: 260, rings: 0.14, loud: 0.7, rattle: 0.7 });
    piece(0.35);
    const taken = pawnAt(board, to);
    if (taken) await leave(theatre, taken);
  } else {
    piece(step.after.fresh === to ? 0.7 : 0.45);
  }
}

function pawnAt(board: Element, square: Square): SVGElement | null {
  return board.querySelector<SVGElement>(`[data-pawn="${square}"]`);
}

function travel(theatre: Theatre, pawn: SVGElement, from: Square, to: Square, eyes: Side): Promise<void> {
  const [start, end] = [placeOf(from, eyes), placeOf(to, eyes)];
  const [dx, dy] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
  const [a, b] = [middle(start), middle(end)];
  const hops = dx !== 0 && dy !== 0 && dx !== dy;
  const at = (x: number, y: number, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = hops
    ? [at(a.x, a.y), at((a.x + b.x) / 2, (a.y + b.y) / 2 - 46, 1.22), at(b.x, b.y)]
    : [at(a.x, a.y), at(b.x, b.y)];
  const duration = hops ? 300 : 130 + 45 * Math.max(dx, dy);
  const easing = hops ? "ease-in-out" : "cubic-bezier(.35,.05,.25,1)";
  return theatre.move(pawn, { transform: frames }, duration, easing);
}

function leave(theatre: Theatre, pawn: SVGElement): Promise<void> {
  const now = getComputedStyle(pawn).transform;
  const frames = { opacity: [1, 0], transform: [`${now} scale(1)`, `${now} scale(.55)`] };
  return theatre.move(pawn, frames, 150, "ease-in");
}

export function putBack(scene: ColoradoScene): void {
  theatreOf(scene).letGo();
}
