// The line to the first contact, by hand and against strokes that the Rust wrote down.

import { describe, expect, it } from "vitest";
import type { Film, Point, Stand, Stroke } from "../../../wire/koroona";
import { toOwn } from "../board/stand";
import strokes from "../fixtures/strokes.json";
import { placeOf } from "../motion/film";
import { angleTo, firstContact, reach } from "./aim";

const from: Point = [500_000, 60_000];

describe("the first contact", () => {
  it("straight on, one striker and one disc radius before a disc", () => {
    const contact = firstContact(from, 0, 3000, [{ disc: 3, at: [500_000, 500_000] }]);
    expect(contact).toMatchObject({ kind: "disc", disc: 3, at: [500_000, 462_500] });
    expect(contact.other?.[0]).toBeCloseTo(0);
    expect(contact.other?.[1]).toBeGreaterThan(1);
    expect(contact.striker?.[1]).toBeGreaterThan(0);
  });

  it("a thin cut sends the disc aside and hardly turns the striker", () => {
    const { kind, striker, other } = firstContact(from, 0, 3000, [{ disc: 0, at: [530_000, 500_000] }]);
    expect(kind).toBe("disc");
    expect(other?.[0]).toBeGreaterThan(0);
    expect(striker?.[0]).toBeLessThan(0);
    expect(Math.abs(striker?.[0] ?? 1)).toBeLessThan(0.25);
  });

  it("the nearer of two discs, and none that lies behind or beside", () => {
    const discs: { disc: number; at: Point }[] = [
      { disc: 0, at: [500_000, 800_000] },
      { disc: 1, at: [510_000, 600_000] },
      { disc: 2, at: [500_000, 12_500] },
      { disc: 3, at: [538_000, 400_000] },
    ];
    expect(firstContact(from, 0, 3000, discs).disc).toBe(1);
  });

  it("the far rim, one radius before it, and thrown back slower than it came", () => {
    const contact = firstContact(from, 0, 4000, []);
    expect(contact).toMatchObject({ kind: "rim", at: [500_000, 975_000], disc: null, other: null });
    expect(contact.striker?.[1]).toBeCloseTo(-0.82);
  });

  it("a pocket, as far behind its lip as the fall takes", () => {
    const angle = angleTo(from, [935_000, 935_000]);
    const { kind, at } = firstContact(from, angle, 3000, []);
    expect(kind).toBe("pocket");
    // Front and back are both over it 25 mm before its middle; from there it drops for 17.5 ms at 2.58 m/s.
    const along = Math.hypot(at[0] - from[0], at[1] - from[1]);
    const middle = Math.hypot(935_000 - from[0], 935_000 - from[1]);
    expect((along - middle) / 1000).toBeCloseTo(19.8, 0);
  });

  it("the rim behind a pocket that a fast striker passes over", () => {
    const angle = angleTo(from, [935_000, 935_000]);
    expect(firstContact(from, angle, 4300, []).kind).toBe("rim");
  });

  it("past a pocket, where front or back is carried all the way", () => {
    const along: Point = [860_000, 25_000];
    expect(firstContact(along, 1_570_796, 1200, [])).toMatchObject({ kind: "rim" });
    expect(firstContact(along, 1_570_796, 700, []).kind).toBe("pocket");
  });

  it("a pocket, where it stops with its centre over it and not otherwise", () => {
    const angle = angleTo(from, [935_000, 935_000]);
    const stopsAfter = (mm: number) => Math.sqrt(2 * 1275.3 * mm);
    const middle = Math.hypot(435, 875);
    expect(firstContact(from, angle, stopsAfter(middle - 51), []).kind).toBe("rest");
    expect(firstContact(from, angle, stopsAfter(middle - 49), []).kind).toBe("pocket");
  });

  it("a disc in the corner that is touched before the fall", () => {
    const corner: Point = [975_000, 975_000];
    const angle = angleTo(from, [935_000, 935_000]);
    expect(firstContact(from, angle, 3900, [{ disc: 5, at: corner }])).toMatchObject({
      kind: "disc",
      disc: 5,
    });
    expect(firstContact(from, angle, 2000, [{ disc: 5, at: corner }]).kind).toBe("pocket");
  });

  it("rest, if it is too slow to arrive", () => {
    const contact = firstContact(from, 0, 500, [{ disc: 0, at: [500_000, 500_000] }]);
    expect(contact).toMatchObject({ kind: "rest", striker: null });
    expect(contact.at[1]).toBeCloseTo(60_000 + reach(500), 3);
  });

  it("sideways along the rim", () => {
    expect(firstContact([500_000, 120_000], 1_570_796, 3000, []).kind).toBe("rim");
    expect(firstContact(from, 1_570_796, 3000, []).kind).toBe("pocket");
  });
});

/** What the line promises is what the stroke does: the striker's second leg begins where the ghost is drawn. */
it("is where the physics has it, in every stroke written down", () => {
  for (const one of strokes) {
    const { stand, stroke, film, before } = one as unknown as {
      stand: Stand;
      stroke: Stroke;
      film: Film;
      before: Point[];
    };
    const discs = before.map((at, disc) => ({ disc, at: toOwn(stand, at) }));
    const contact = firstContact([stroke.x, stroke.y], stroke.angle, stroke.speed, discs);
    const path = film.paths.find(({ disc }) => disc === null);
    if (!path) throw new Error("the striker moves in every stroke");
    const turned = path.legs[1];
    const real = turned ? ([turned[1], turned[2]] as Point) : placeOf(path, film.slowing, film.duration);
    const [x, y] = toOwn(stand, real);
    expect(Math.hypot(contact.at[0] - x, contact.at[1] - y)).toBeLessThan(20);
  }
});
