// Corona's six colours: each looks like its name, none is taken for another, whoever looks, and what stands on it reads.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COLOURS } from "./scenery";

type Three = readonly [number, number, number];

const SOURCE = join(import.meta.dirname, "../../../../..");
const tokens = readFileSync(join(SOURCE, "web/src/styles/tokens.css"), "utf8");
const print = readFileSync(join(SOURCE, "crates/print/src/corona/shapes.rs"), "utf8");

const hexOf = (colour: string): string =>
  new RegExp(`--corona-${colour}: #([0-9a-f]{6});`).exec(tokens)?.[1] ?? "";

/** Light, not what is written: 0 to 1. */
const light = (hex: string): Three => {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
};

const times = (rows: readonly Three[], [x, y, z]: Three): Three => {
  const [a = 0, b = 0, c = 0] = rows.map(([p, q, r]) => p * x + q * y + r * z);
  return [a, b, c];
};

/** How bright, and its place on the plane of colours: Oklab. */
function oklab(lit: Three): Three {
  const cones = times(
    [
      [0.4122, 0.5363, 0.0514],
      [0.2119, 0.6807, 0.1074],
      [0.0883, 0.2817, 0.63],
    ],
    lit,
  ).map((part) => Math.cbrt(Math.max(0, part))) as unknown as Three;
  return times(
    [
      [0.2105, 0.7936, -0.0041],
      [1.978, -2.4286, 0.4506],
      [0.0259, 0.7828, -0.8087],
    ],
    cones,
  );
}

/** What is left of a colour without one kind of cones (Machado and others, 2009). */
const EYES: Record<string, readonly Three[]> = {
  "all three": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.1523, 1.0526, -0.2049],
    [0.1145, 0.7863, 0.0992],
    [-0.0039, -0.0481, 1.052],
  ],
  "no green": [
    [0.3673, 0.8606, -0.228],
    [0.2801, 0.6725, 0.0474],
    [-0.0118, 0.0429, 0.9689],
  ],
  "no blue": [
    [1.2555, -0.0767, -0.1788],
    [-0.0784, 0.9308, 0.1476],
    [0.0047, 0.6914, 0.3039],
  ],
};

/** The two that are nearest to each other for such eyes, and how near. */
function nearest(hexes: readonly string[], eyes: readonly Three[]): number {
  const seen = hexes.map((hex) => oklab(times(eyes, light(hex))));
  return Math.min(
    ...seen.flatMap((one, nth) =>
      seen.slice(nth + 1).map((other) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))),
    ),
  );
}

/** The colours that were here before (Okabe and Ito’s): a red that looked orange, an orange that looked amber. */
const BEFORE = ["d55e00", "e69f00", "f0e442", "009e73", "0072b2", "cc79a7"];

it.each(Object.entries(EYES))("are further from each other than they were, for eyes with %s", (_, eyes) => {
  expect(nearest(COLOURS.map(hexOf), eyes)).toBeGreaterThan(nearest(BEFORE, eyes));
});

it.each([
  ["red", 15, 30],
  ["orange", 48, 62],
  ["yellow", 98, 110],
  ["green", 145, 172],
  ["blue", 248, 264],
  ["violet", 298, 312],
] as const)("%s has a hue that anybody calls so", (colour, from, to) => {
  const [, a, b] = oklab(light(hexOf(colour)));
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  expect(hue).toBeGreaterThan(from);
  expect(hue).toBeLessThan(to);
});

const brightness = (hex: string): number => {
  const [r, g, b] = light(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};

it.each(COLOURS)("numbers on %s read", (colour) => {
  const on = colour === "red" || colour === "blue" ? "ffffff" : "1c140d";
  const [dark = 0, bright = 0] = [brightness(on), brightness(hexOf(colour))].sort((a, b) => a - b);
  expect(bright / dark).toBeGreaterThan(4.5);
});

it("are the same in print", () => {
  const printed = COLOURS.map((colour) => {
    const name = colour[0]?.toUpperCase() + colour.slice(1);
    const paint = new RegExp(`Colour::${name} => Ink::same\\((.*)\\)`).exec(print)?.[1] ?? "";
    return paint.replaceAll(/0x|, /g, "");
  });
  expect(printed).toEqual(COLOURS.map(hexOf));
});
