// A board being laid: the four tiles on their quarters, turned, flipped, swapped, shuffled. The faces are generated.

import type { Board, Laid, Layout, Quarter, Tile, Up } from "../../../wire/colorado";
import { TILES } from "../../../wire/tiles";

/** A quarter of the board: top left, top right, bottom left, bottom right. */
export type Spot = 0 | 1 | 2 | 3;
export const SPOTS: readonly Spot[] = [0, 1, 2, 3];

const TURNS: readonly Quarter[] = ["none", "right", "half", "left"];

/** The tiles in their order, as they come out of the box. */
export const FROM_THE_BOX: Layout = (Object.keys(TILES) as Tile[]).map((tile) => ({
  tile,
  up: "front",
  turn: "none",
})) as Layout;

/** The board that the tiles make. */
export function boardOf(layout: Layout): Board {
  const faces = layout.map(({ tile, up, turn }) => TILES[tile][up][turn].split("/"));
  const half = (left: Spot, right: Spot): string[] =>
    (faces[left] ?? []).map((row, i) => row + (faces[right]?.[i] ?? ""));
  return [...half(0, 1), ...half(2, 3)].join("/");
}

function changed(layout: Layout, spot: Spot, change: (laid: Laid) => Laid): Layout {
  return layout.map((laid, i) => (i === spot ? change(laid) : laid)) as Layout;
}

/** A tile turned clockwise by a quarter. */
export function turn(layout: Layout, spot: Spot): Layout {
  const next = (turn: Quarter): Quarter => TURNS[(TURNS.indexOf(turn) + 1) % 4] ?? "none";
  return changed(layout, spot, (laid) => ({ ...laid, turn: next(laid.turn) }));
}

/** A tile with its other face up. */
export function flip(layout: Layout, spot: Spot): Layout {
  return changed(layout, spot, (laid) => ({ ...laid, up: laid.up === "front" ? "back" : "front" }));
}

/** Two tiles on each other's quarters. */
export function swap(layout: Layout, one: Spot, other: Spot): Layout {
  const laid = [...layout] as Layout;
  [laid[one], laid[other]] = [layout[other], layout[one]];
  return laid;
}

/** Any layout, each as likely; `below` answers with a number from 0 below its bound. */
export function shuffled(below: (bound: number) => number): Layout {
  const left = FROM_THE_BOX.map(({ tile }) => tile);
  const tiles = FROM_THE_BOX.map(() => left.splice(below(left.length), 1)[0] as Tile);
  const up = (): Up => (below(2) === 0 ? "front" : "back");
  return tiles.map((tile) => ({ tile, up: up(), turn: TURNS[below(4)] ?? "none" })) as Layout;
}
