// The closed form against the exact trace: strokes that the Rust wrote down.

import { describe, expect, it } from "vitest";
import type { Film, FilmLeg, Point, Stand } from "../../../wire/koroona";
import strokes from "../fixtures/strokes.json";
import { along, hardness, placeOf } from "./film";

interface Fixture {
  stand: Stand;
  before: Point[];
  film: Film;
  looks: { t: number; places: [disc: number | null, x: number, y: number][] }[];
}
const STROKES = strokes as unknown as Fixture[];

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** In µm. The film is written in whole µm, µs and µm/s: that costs half a µm here and there. */
const ROUNDING = 1.5;

describe.each(STROKES.map((stroke, n) => ({ n, ...stroke })))("stroke $n from $stand", (stroke) => {
  const { film, before, looks } = stroke;

  it("is where the trace has it, at every time looked at", () => {
    let compared = 0;
    for (const { t, places } of looks) {
      const seen = new Map(film.paths.map((path) => [path.disc, placeOf(path, film.slowing, t)]));
      for (const [disc, x, y] of places) {
        expect(apart(seen.get(disc) ?? [Number.NaN, 0], [x, y])).toBeLessThan(ROUNDING);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(looks.length);
  });

  it("begins with the discs where they lay", () => {
    for (const path of film.paths) {
      if (path.disc === null) continue;
      expect(apart(placeOf(path, film.slowing, 0), before[path.disc] as Point)).toBeLessThan(1);
    }
  });

  it("joins up: each leg ends where the next begins, the last one at rest", () => {
    for (const path of film.paths) {
      path.legs.forEach((leg, n) => {
        const next: FilmLeg | undefined = path.legs[n + 1];
        const end: Point = next ? [next[1], next[2]] : path.end.at;
        const reached = along(leg, film.slowing, next ? next[0] : path.end.t);
        expect(apart(reached, end)).toBeLessThan(ROUNDING);
      });
      expect(placeOf(path, film.slowing, film.duration + 1)).toEqual(path.end.at);
    }
  });

  it("has a hardness for every knock", () => {
    const hard = film.knocks.map((knock) => hardness(film, knock));
    const first = hard[0];
    // The last stroke goes over the rim without a sound.
    if (first === undefined) return expect(film.paths[0]?.end.how).toBe("off");
    expect(first).toBeGreaterThan(100);
    expect(Math.max(...hard)).toBeLessThan(12_000);
    expect(hard.filter((one) => one === 0)).toEqual([]);
  });
});

it("rests between two legs, if a disc is hit again after it had stopped", () => {
  const path = {
    disc: 0,
    legs: [
      [0, 0, 0, 1000, 0],
      [5_000_000, 1000, 0, 0, 1000],
    ] as FilmLeg[],
    end: { t: 9_000_000, at: [1000, 500] as Point, how: { table: [1000, 500] as Point } },
  };
  const [x, y] = placeOf(path, 500, 4_000_000);
  expect([x, y]).toEqual([1000, 0]);
});
