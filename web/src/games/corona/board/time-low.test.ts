// When time is called low.

import { expect, it } from "vitest";
import { lowFrom } from "./time-low";

it.each([
  [120_000, null, 30_000],
  [120_000, 40_000, 20_000],
  [5000, null, 2500],
  [null, 600_000, 30_000],
] as [number | null, number | null, number][])(
  "idle %s, playing %s: %s before the end",
  (idle_limit, play_limit, low) => {
    const setup = { idle_limit, play_limit } as Parameters<typeof lowFrom>[0]["setup"];
    expect(lowFrom({ setup })).toBe(low);
  },
);
