// Setting up by touch.

import { describe, expect, it } from "vitest";
import { type Draft, draftOf, FRESH, inTray, placement, put, scatter, tapSpace, tapTray } from "./draft";

const tapped = (...spaces: number[]): Draft => spaces.reduce(tapSpace, FRESH);

describe("setting up", () => {
  it("puts the next piece of the tray where one touches, stacks too", () => {
    const draft = tapped(3, 3, 7);
    expect(draft.pieces).toEqual([3, 3, 7, null, null, null]);
    expect(draft.hand).toBe(3);
    expect(inTray(draft)).toBe(3);
    expect(placement(draft)).toBeNull();
  });

  it("is whole with six, and then a touch takes the topmost piece along", () => {
    const whole = tapped(0, 0, 0, 4, 7, 7);
    expect(placement(whole)).toEqual([0, 0, 0, 4, 7, 7]);
    expect(whole.hand).toBeNull();
    const taken = tapSpace(whole, 0);
    expect(taken.hand).toBe(2);
    expect(placement(tapSpace(taken, 11))).toEqual([0, 0, 11, 4, 7, 7]);
    expect(tapSpace(whole, 9)).toEqual(whole);
  });

  it("puts the tray's piece down to take one from the ring, and back into the tray", () => {
    const free = tapTray(tapped(5, 6));
    expect(free.hand).toBeNull();
    const taken = tapSpace(free, 5);
    expect(taken.hand).toBe(0);
    const back = tapTray(taken);
    expect(back.pieces).toEqual([null, 6, null, null, null, null]);
    expect(tapTray(tapTray(back)).hand).toBe(0);
  });

  it("drags a piece from space to space or to the tray", () => {
    const whole = tapped(0, 1, 2, 3, 4, 5);
    expect(put(whole, 2, 9).pieces).toEqual([0, 1, 9, 3, 4, 5]);
    expect(put(whole, 2, null)).toEqual({ pieces: [0, 1, null, 3, 4, 5], hand: 2 });
  });

  it("goes on from what was put down before", () => {
    expect(draftOf([3, null, 7, null, null, null])).toEqual({
      pieces: [3, null, 7, null, null, null],
      hand: 1,
    });
    expect(draftOf(FRESH.pieces)).toEqual(FRESH);
    expect(draftOf([0, 0, 0, 4, 7, 7]).hand).toBeNull();
  });

  it("scatters all six onto the ring", () => {
    const draws = [0, 0.999999, 0.5, 0.25, 0.75, 0.1];
    expect(placement(scatter(() => draws.shift() ?? 0))).toEqual([0, 11, 6, 3, 9, 1]);
  });
});
