import { expect, it } from "vitest";
import type { Film } from "../../page";
import { frameOfThrow, throwAt } from "./throws";

const frame = (kind: string, appraised = false) => ({
  at: 0,
  told: appraised ? [{ kind: "situation_appraised", best: 9, line: [] }] : [],
  view: { phase: { kind } },
});

const film = {
  frames: [
    frame("opening"),
    frame("setting_up"),
    frame("auction"),
    frame("marking"),
    frame("setting_up", true),
    frame("auction"),
    frame("over", true),
  ],
} as unknown as Film<"corona">;

it("a throw lasts from its dice until the next ones fall", () => {
  expect(film.frames.map((_, at) => throwAt(film, at))).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

it("a throw's first frame is the one in which its dice lie", () => {
  expect([0, 1, 7].map((nth) => frameOfThrow(film, nth))).toEqual([2, 5, 0]);
});
