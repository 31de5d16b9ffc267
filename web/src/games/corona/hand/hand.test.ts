// Marking and moving by touch: only what is offered is ever asked for.

import { describe, expect, it } from "vitest";
import type { Colour, Offer } from "../../../wire/corona";
import type { Offered } from "../../../wire/game";
import { COLOURS } from "../board/scenery";
import {
  dropDie,
  dropPiece,
  EMPTY_HAND,
  type Hand,
  heldOn,
  type Play,
  touchDie,
  touchPiece,
  touchSpace,
} from "./hand";

type Markers = (Colour | null)[];
const step = { from: 0, die: 3, to: 3, points: 2 };
const die = (colour: Colour): Hand => ({ kind: "die", colour });
const held = (piece: number): Hand => ({ kind: "piece", piece });

/** Pieces 0 and 1 on space 0, piece 2 on 3, the rest on 6, with the offers a server would make. */
function playing(markers: Markers, marking: boolean): Play {
  const offers: Offered<Offer>[] = markers.flatMap((marker, piece): Offered<Offer>[] => [
    ...(marking
      ? [{ seat: 1, kind: "put_marker" as const, piece, colours: COLOURS.filter((one) => one !== marker) }]
      : []),
    ...(marking && marker ? [{ seat: 1, kind: "take_marker" as const, piece }] : []),
    ...(marker ? [{ seat: 1, kind: "touch" as const, piece, step }] : []),
  ]);
  return { offers, pieces: [0, 0, 3, 6, 6, 6], markers, marking };
}
const none: Markers = [null, null, null, null, null, null];
const redOn1: Markers = [null, "red", null, null, null, null];

describe("marking", () => {
  const play = playing(none, true);

  it("by a die, then a piece", () => {
    const taken = touchDie(play, EMPTY_HAND, "blue");
    expect(taken).toEqual({ hand: die("blue") });
    const put = touchSpace(play, taken.hand, 3, 2);
    expect(put).toEqual({ hand: EMPTY_HAND, command: { kind: "put_marker", piece: 2, colour: "blue" } });
  });

  it("by a piece, then a die", () => {
    const taken = touchSpace(play, EMPTY_HAND, 0, null);
    expect(taken).toEqual({ hand: held(0) });
    expect(touchDie(play, taken.hand, "green").command).toEqual({
      kind: "put_marker",
      piece: 0,
      colour: "green",
    });
  });

  it("finds a free piece in a stack, whichever was hit", () => {
    const marked = playing(redOn1, true);
    expect(touchSpace(marked, die("blue"), 0, 1).command).toMatchObject({ piece: 0 });
    expect(touchSpace(marked, die("blue"), 0, null).command).toMatchObject({ piece: 0 });
  });

  it("replaces a marker where none is free", () => {
    const both = playing(["green", "red", null, null, null, null], true);
    expect(touchSpace(both, die("blue"), 0, 1).command).toMatchObject({ piece: 1, colour: "blue" });
  });

  it("takes a marker back by its die, which is then in the hand", () => {
    expect(touchDie(playing(redOn1, true), EMPTY_HAND, "red")).toEqual({
      hand: die("red"),
      command: { kind: "take_marker", piece: 1 },
    });
  });

  it("says where a marker goes, and keeps the die in the hand for it", () => {
    const missed = touchSpace(play, die("red"), 9, null);
    expect(missed).toMatchObject({ hand: die("red"), hint: { rule: "C10" } });
    expect(touchSpace(play, missed.hand, 3, 2).command).toMatchObject({ kind: "put_marker", colour: "red" });
  });

  it("puts a die down by touching it again", () => {
    expect(touchDie(play, die("red"), "red")).toEqual({ hand: EMPTY_HAND });
  });

  it("by dragging a die, and off again by dragging it to the middle", () => {
    expect(dropDie(play, "violet", 6, 4).command).toMatchObject({ kind: "put_marker", piece: 4 });
    expect(dropDie(play, "violet", null, null)).toEqual({ hand: EMPTY_HAND });
    const off = dropPiece(playing(redOn1, true), 1, "middle");
    expect(off.command).toEqual({ kind: "take_marker", piece: 1 });
  });
});

describe("moving", () => {
  const play = playing(redOn1, false);

  it("shows the way first, then moves", () => {
    const shown = touchPiece(play, EMPTY_HAND, 1);
    expect(shown).toEqual({ hand: held(1) });
    expect(touchPiece(play, shown.hand, 1)).toEqual({
      hand: EMPTY_HAND,
      command: { kind: "touch", piece: 1 },
    });
  });

  it("by touching the place where it would land, once that is shown", () => {
    const moves = { hand: EMPTY_HAND, command: { kind: "touch", piece: 1 } };
    expect(touchSpace(play, held(1), 3, 2, true)).toEqual(moves);
    // What else stands there may be meant instead.
    expect(touchSpace(play, held(1), 3, 2, false).command).toBeUndefined();
    const alone = { ...play, pieces: [0, 0, 6, 6, 6, 6] };
    expect(touchSpace(alone, held(1), 3, null)).toEqual(moves);
    expect(touchSpace(alone, EMPTY_HAND, 3, null, true).command).toBeUndefined();
    expect(touchSpace(alone, die("red"), 3, null, true).command).toBeUndefined();
  });

  it("never moves at the first touch, by whatever way", () => {
    expect(touchSpace(play, EMPTY_HAND, 0, null).command).toBeUndefined();
    expect(touchDie(play, EMPTY_HAND, "red").command).toBeUndefined();
    expect(touchPiece(play, held(2), 1).command).toBeUndefined();
  });

  it("leaves in the hand what was touched before the last one was on its way, and nothing else", () => {
    expect(heldOn(play, held(1))).toEqual(held(1));
    expect(heldOn(play, held(0))).toEqual(EMPTY_HAND);
    expect(heldOn(play, die("red"))).toEqual(EMPTY_HAND);
    expect(heldOn(playing(redOn1, true), held(1))).toEqual(EMPTY_HAND);
    expect(heldOn(null, held(1))).toEqual(EMPTY_HAND);
  });

  it("finds the marked piece of a stack for a thumb that is a little off", () => {
    expect(touchSpace(play, EMPTY_HAND, 0, 0)).toEqual({ hand: held(1) });
  });

  it("explains that other pieces don't move, and that markers stay", () => {
    expect(touchSpace(play, EMPTY_HAND, 6, 3).hint?.rule).toBe("C11");
    expect(touchDie(play, EMPTY_HAND, "blue").hint?.rule).toBe("C10");
  });

  it("by dragging to the landing space only", () => {
    expect(dropPiece(play, 1, 3).command).toEqual({ kind: "touch", piece: 1 });
    expect(dropPiece(play, 1, 5)).toEqual({ hand: held(1) });
  });
});
