// What happened, played: pieces hop, dice tumble, chips travel. Resolves when the next view may be shown.

import { motionEnds, pause } from "../../../pause";
import { knock, call as soundOfCall, dice as soundOfDice } from "../../../sound";
import type { Event, Move, Piece, Points, Space, View } from "../../../wire/corona";
import type { Scene, Step } from "../../page";
import { bearing, fanned, MIDDLE, type Point, polar, way } from "../board/geometry";
import { sum } from "../board/points";
import { sceneryOf } from "../board/scenery";
import { MOST } from "../hand/calls";
import { payChips } from "./chips";
import { type Theatre, theatreOf } from "./theatre";

/** One hop from space to space, in milliseconds. */
const HOP = 165;

/** How long one reads who won the auction, and with what. */
const WON = 1000;

/** Metal on wood. */
function tick(after: number, loud = 0.4): void {
  knock({ pitch: 520, rings: 0.07, loud, after });
  knock({ pitch: 2300, rings: 0.1, loud: loud * 0.35, rattle: 0.1, after });
}

/** How long one looks at a landing that was not seen to come. */
const LANDED = 700;

/** An opening roll, all of them at the most, and the six that ends them. Bots wait for it. */
const ROLL = 450;
const ROLLS = 3200;
const SIX = 1300;

export function perform(step: Step<"corona">, scene: Scene<"corona">): Promise<void> {
  return playAll(step, scene, play);
}

/** The same without motion: what happened is seen as it came to rest. */
export function still(step: Step<"corona">, scene: Scene<"corona">): Promise<void> {
  return playAll(step, scene, playStill);
}

type Play = (event: Event, step: Step<"corona">, theatre: Theatre, goesOn: GoesOn) => Promise<void> | void;

/** Whether what is played still is: something newer may have ended it. */
type GoesOn = () => boolean;

async function playAll(step: Step<"corona">, scene: Scene<"corona">, play: Play): Promise<void> {
  const theatre = theatreOf(scene);
  const goesOn = theatre.begin();
  try {
    for (const event of step.told) {
      await play(event, step, theatre, goesOn);
      if (!goesOn()) return;
    }
    if (theatre.opening.peek()) scene.goOn?.();
  } finally {
    // Whatever went wrong: the board is not kept from whoever plays.
    if (goesOn()) theatre.end();
  }
}

/** Something newer is shown: nothing more of what is played is seen or heard. */
export function stop(scene: Scene<"corona">): void {
  const theatre = theatreOf(scene);
  theatre.end();
  theatre.letGo();
}

export function putBack(scene: Scene<"corona">): void {
  theatreOf(scene).letGo();
}

async function play(event: Event, step: Step<"corona">, theatre: Theatre, goesOn: GoesOn): Promise<void> {
  switch (event.kind) {
    case "opening_rolled":
      return openingRoll(step, theatre);
    case "round_set_up":
      // The glass runs already: nobody waits for dice to come to rest.
      soundOfDice();
      theatre.thrown.value += 1;
      return;
    case "call_placed":
      soundOfCall(event.points / MOST);
      return;
    case "auction_won":
      knock({ pitch: 660, rings: 0.5, loud: 0.3, rattle: 0.05 });
      theatre.won.value = event;
      return pause(WON);
    case "marker_put":
    case "marker_taken":
      knock({ pitch: 900, rings: 0.05, loud: 0.25 });
      return;
    case "piece_moved":
      return movePiece(event.piece, event.step, step.before, theatre, goesOn);
    case "round_settled":
      theatre.settled.value = step.after.last;
      theatre.points.value = event.points;
      await pause(700);
      if (!goesOn()) return;
      await payChips(event.payments);
      return pause(500);
    default:
      return;
  }
}

function playStill(
  event: Event,
  step: Step<"corona">,
  theatre: Theatre,
  goesOn: GoesOn,
): Promise<void> | void {
  switch (event.kind) {
    case "opening_rolled":
      // All at once, and the six that ended them.
      if (theatre.opening.peek()) return;
      theatre.opening.value = { rolls: step.after.opening, shown: step.after.opening.length };
      knock({ pitch: 800, rings: 0.06, loud: 0.35 });
      return pause(SIX);
    case "auction_won":
      // A game that begins with it is what is seen.
      return step.before ? play(event, step, theatre, goesOn) : undefined;
    case "piece_moved":
      tick(0, 0.6);
      theatre.landed.value = { piece: event.piece, to: event.step.to };
      lands(event.step, step.before, theatre);
      // The next view shows it as well, but for the last one: there it shows what came of it.
      return step.told.some(({ kind }) => kind === "round_settled") ? pause(LANDED) : undefined;
    case "round_settled":
      // The card that follows says it all, and stays.
      return;
    default:
      return play(event, step, theatre, goesOn);
  }
}

/** The opening rolls, one after the other; many of them go faster. */
async function openingRoll(step: Step<"corona">, theatre: Theatre): Promise<void> {
  const rolls = step.after.opening;
  const shown = (theatre.opening.value?.shown ?? 0) + 1;
  theatre.opening.value = { rolls, shown };
  knock({ pitch: 800, rings: 0.06, loud: 0.35 });
  const last = shown === rolls.length;
  return pause(last ? SIX : Math.min(ROLL, ROLLS / rolls.length));
}

async function movePiece(
  piece: Piece,
  move: Move,
  before: View | null,
  theatre: Theatre,
  goesOn: GoesOn,
): Promise<void> {
  await hop(theatre, piece, move, before ? sceneryOf(before).pieces : []);
  if (!goesOn()) return;
  theatre.landed.value = { piece, to: move.to };
  theatre.letGo();
  lands(move, before, theatre);
  await pause(420);
}

/** A landing is scored at once (C12). */
function lands(move: Move, before: View | null, theatre: Theatre): void {
  const so = before?.phase.kind === "moving" ? sum(before.phase.moves) : 0;
  theatre.points.value = so + move.points;
  theatre.bubble(move.to, move.points);
  ring(move.points);
}

/** The more points, the fuller the sound. */
export function ring(points: Points): void {
  for (let i = 0; i < points; i++) {
    knock({ pitch: 990 + i * 130, rings: 0.22, loud: 0.16, rattle: 0.05, after: i * 0.06 });
  }
}

/** A piece hops space by space; it stays where it landed until the view has caught up. */
export async function hop(
  theatre: Theatre,
  piece: Piece,
  move: Move,
  pieces: readonly (Space | null)[],
): Promise<void> {
  const [element, marker] = theatre.ring?.querySelectorAll<SVGGElement>(`[data-piece="${piece}"]`) ?? [];
  if (!element) return pause(HOP * move.die);
  // The last drawn is on top.
  theatre.hopping.value = piece;
  const there = pieces.filter((space) => space === move.to).length;
  const points = way(move.from, move.die, fanned(move.to, there, there + 1));
  const frames = keyframes(element, move.from, points);
  const animation = element.animate(frames, { duration: HOP * move.die, fill: "forwards" });
  theatre.hold(animation);
  // C11: its marker comes off as it lands.
  const last = { ...frames.at(-1), opacity: 0 };
  const carried = marker?.animate([...frames.slice(0, -1), last], {
    duration: HOP * move.die,
    fill: "forwards",
  });
  if (carried) theatre.hold(carried);
  for (let i = 1; i <= move.die; i++) tick((HOP * i) / 1000 - 0.02, i === move.die ? 0.6 : 0.3);
  await motionEnds(animation, HOP * move.die);
  theatre.hopping.value = null;
}

function keyframes(element: SVGGElement, from: Space, points: readonly Point[]): Keyframe[] {
  const start = element.transform.baseVal.consolidate()?.matrix;
  const at = (point: Point, scale: number) => `translate(${point.x}px, ${point.y}px) scale(${scale})`;
  const frames: Keyframe[] = [
    { transform: at({ x: start?.e ?? 0, y: start?.f ?? 0 }, 1), easing: "ease-out" },
  ];
  points.forEach((point, i) => {
    const over = polar(MIDDLE + 10, bearing(from + i + 0.5));
    frames.push({ transform: at(over, 1.22), easing: "ease-in" });
    frames.push({ transform: at(point, 1), easing: "ease-out" });
  });
  return frames;
}
