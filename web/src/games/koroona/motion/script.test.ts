// The script of a stroke: the film at its rate, then falls, then the referee's hand.

import { describe, expect, it } from "vitest";
import type { Film, Point, Struck } from "../../../wire/koroona";
import strokes from "../fixtures/strokes.json";
import { looksAt, nearestPocket, scriptOf } from "./script";

const film = (strokes[0] as unknown as { film: Film }).film;
const struck = (placements: Struck["placements"]) => ({ film, placements }) as unknown as Struck;

describe("a script", () => {
  it("shows the film at its rate", () => {
    const look = looksAt(scriptOf(struck([]), 0.25), 800).find(({ disc }) => disc === null);
    const real = looksAt(scriptOf(struck([]), 1), 200).find(({ disc }) => disc === null);
    expect(look).toEqual(real);
    expect(scriptOf(struck([]), 0.25).ends).toBeGreaterThanOrEqual((film.duration / 1000) * 4);
  });

  it("ends with every disc where it belongs: at rest, gone, or where the referee put it", () => {
    const moved = film.paths.find(({ disc, end }) => disc !== null && typeof end.how === "object")?.disc ?? 0;
    const to: Point = [500_000, 500_000];
    const script = scriptOf(struck([{ disc: moved, to, rule: "N14" }]), 1);
    const looks = looksAt(script, script.ends);
    for (const path of film.paths) {
      const look = looks.find(({ disc }) => disc === path.disc);
      if (path.disc === moved) expect(look?.at).toEqual(to);
      else if (typeof path.end.how === "object") expect(look?.at).toEqual(path.end.at);
      else expect(look?.alpha).toBe(0);
    }
  });

  it("brings a penalty disc out of the pocket nearest to its spot", () => {
    const script = scriptOf(struck([{ disc: 99, to: [900_000, 987_500], rule: "N18" }]), 1);
    const looks = looksAt(script, script.filmEnds + 181);
    const [x, y] = looks.find(({ disc }) => disc === 99)?.at ?? [0, 0];
    const [px, py] = nearestPocket([900_000, 987_500]);
    expect(Math.hypot(x - px, y - py)).toBeLessThan(100);
    expect(looksAt(script, script.filmEnds).some(({ disc }) => disc === 99)).toBe(false);
  });
});
