// What is noted of a set-up in the making, and when.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Known, Noting, wait } from "./noting";

type Pieces = Known["pieces"];
const EMPTY: Pieces = [null, null, null, null, null, null];
const WHOLE: Pieces = [0, 0, 0, 4, 7, 7];
const down = (...spaces: number[]): Pieces => [...spaces, ...EMPTY.slice(spaces.length)];
const known = (more: Partial<Known> = {}): Known => ({
  pieces: EMPTY,
  changes: 0,
  left: 24,
  until: null,
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function noting(from: Known = known(), done: (pieces: Pieces) => boolean | Promise<boolean> = () => true) {
  const sent: Pieces[] = [];
  const one = new Noting(
    from,
    () => Date.now(),
    async (pieces) => {
      sent.push(pieces);
      return done(pieces);
    },
  );
  return { one, sent };
}

describe("a note", () => {
  it("is taken when the hand rests: a quick sequence is one", async () => {
    const { one, sent } = noting();
    for (const pieces of [down(3), down(3, 3), down(3, 3, 7)]) {
      one.lie(pieces);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toEqual([down(3, 3, 7)]);
  });

  it("is taken of changes only", async () => {
    const { one, sent } = noting(known({ pieces: down(5), changes: 1 }));
    one.lie(down(5, 6));
    one.lie(down(5));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  it("follows another when that is answered, with what lies by then", async () => {
    let answer: (done: boolean) => void = () => {};
    const { one, sent } = noting(known(), () => new Promise((resolve) => (answer = resolve)));
    one.lie(down(1));
    await vi.advanceTimersByTimeAsync(400);
    one.lie(down(1, 2));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([down(1)]);
    answer(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toEqual([down(1), down(1, 2)]);
  });

  it("that is refused is not asked for again", async () => {
    const { one, sent } = noting(known(), () => false);
    one.lie(down(1));
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toEqual([down(1)]);
    one.lie(down(1, 2));
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toEqual([down(1), down(1, 2)]);
  });

  it("is taken at once when nobody looks any more", async () => {
    const { one, sent } = noting();
    one.lie(down(9));
    one.noteNow();
    one.noteNow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([down(9)]);
  });

  it("is not taken once the set-up is over", async () => {
    const { one, sent } = noting();
    one.lie(down(9));
    one.stop();
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toEqual([]);
  });

  it("from another device of the same player is how it lies here, too", async () => {
    const { one, sent } = noting();
    one.lie(down(1));
    await vi.advanceTimersByTimeAsync(400);
    expect(one.hear(known({ pieces: down(1), changes: 1, left: 23 }))).toBeNull();
    expect(one.hear(known({ pieces: down(8, 8), changes: 2, left: 22 }))).toEqual(down(8, 8));
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toEqual([down(1)]);
  });
});

describe("how long it waits", () => {
  it.each([
    ["while there is plenty", down(1), 24, null, 400],
    ["with few left", down(1), 6, null, 3000],
    ["the last one, for a whole ring", WHOLE, 1, null, 3000],
    ["the last one, otherwise for the end of the time", down(1), 1, 60_000, 48_000],
    ["the last one, where no time ends", down(1), 1, null, null],
    ["never past the end of the time", down(1), 24, 12_200, 200],
    ["nor too late", down(1), 24, 11_000, 0],
    ["with none left", WHOLE, 0, 60_000, null],
  ] as [string, Pieces, number, number | null, number | null][])("%s", (_, pieces, left, until, expected) => {
    expect(wait(pieces, { left, until }, 10_000)).toBe(expected);
  });

  it("counts what is not yet in the table's word: never more than there are", async () => {
    const { one, sent } = noting(known({ changes: 22, left: 2 }));
    const lies = [WHOLE, [1, 1, 1, 4, 7, 7], [2, 2, 2, 4, 7, 7]];
    for (const pieces of lies) {
      one.lie(pieces);
      await vi.advanceTimersByTimeAsync(9000);
    }
    expect(sent).toEqual(lies.slice(0, 2));
  });
});
