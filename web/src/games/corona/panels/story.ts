// The story of a game as a picture: everyone's chips, round by round, as lines. Pure numbers.

import type { Chapter } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";

export const WIDTH = 340;
export const HEIGHT = 206;
const LEFT = 26;
const RIGHT = 26;
const TOP = 12;
const BOTTOM = 42;
/** With more rounds than this only the table tells them one by one. */
export const TOLD_BELOW = 8;

export interface Curve {
  seat: Seat;
  points: { x: number; y: number; chips: number }[];
}

export interface Chart {
  curves: Curve[];
  /** Horizontal lines, with their number of chips. */
  levels: { y: number; chips: number }[];
  rounds: { x: number; round: number }[];
}

/** What everyone began with: chips only change hands. Null if somebody had taken theirs away before the first round. */
export function beginning(story: readonly Chapter[]): number | null {
  const chips = story[0]?.chips ?? [];
  const each = chips.reduce((total, held) => total + held, 0) / chips.length;
  return Number.isInteger(each) ? each : null;
}

/** The chips of every seat at the start, where that is known, and after each played round. */
export function chipsByRound(seats: number, story: readonly Chapter[]): (number | null)[][] {
  const start = beginning(story);
  return Array.from({ length: seats }, (_, seat) => [
    start,
    ...story.map((chapter) => chapter.chips[seat] ?? 0),
  ]);
}

export function chart(seats: number, story: readonly Chapter[]): Chart {
  const lines = chipsByRound(seats, story);
  const most = Math.max(2, ...lines.flat().map((chips) => chips ?? 0));
  const step = most <= 8 ? 2 : most <= 20 ? 5 : 10;
  const top = Math.ceil(most / step) * step;
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / Math.max(1, story.length);
  const y = (chips: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * chips) / top;
  // Lines that lie on each other are drawn a little apart.
  const apart = (seat: Seat) => (seat - (seats - 1) / 2) * 1.6;
  return {
    curves: lines.map((chips, seat) => ({
      seat,
      points: chips.flatMap((held, round) =>
        held === null ? [] : [{ x: x(round), y: y(held) + apart(seat), chips: held }],
      ),
    })),
    levels: Array.from({ length: top / step + 1 }, (_, i) => ({ y: y(i * step), chips: i * step })),
    rounds: Array.from({ length: story.length + 1 }, (_, round) => ({ x: x(round), round })),
  };
}
