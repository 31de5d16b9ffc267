// Who won, from one's own side.

import { expect, it } from "vitest";
import { endTitle } from "./end-title";

const NAMES = ["Anna", "Bea", "Cem", "Dora"];
const name = (seat: number) => NAMES[seat] ?? "";
const places = (...order: number[]) => order.map((place, seat) => ({ seat, place }));

it.each([
  ["alone", places(1, 2), [0], "end-you-win", "won", ""],
  ["by another", places(1, 2), [1], "end-wins", "lost", "Anna"],
  ["as seen by nobody's friend", places(1, 2), [], "end-wins", "seen", "Anna"],
  ["by one of two at this device", places(1, 2), [0, 1], "end-wins", "seen", "Anna"],
  ["with a partner", places(1, 3, 1, 3), [2], "end-you-win", "won", "Anna"],
  ["by nobody", places(1, 1), [0], "end-drawn", "drawn", ""],
] as const)("won %s", (_, standings, own, id, mood, others) => {
  const title = endTitle(standings, own, name);
  expect([title.sentence.id, title.mood]).toEqual([id, mood]);
  expect(title.sentence.args?.others ?? title.sentence.args?.names ?? "").toBe(others);
});

it("says one's own place among three or more, not between sides", () => {
  const place = (...all: Parameters<typeof endTitle>) => endTitle(...all).place?.args;
  expect(place(places(1, 2, 3), [2], name)).toEqual({ place: 3, count: 3 });
  expect(place(places(1, 1, 3), [2], name)).toEqual({ place: 3, count: 3 });
  expect(place(places(1, 2, 3), [0], name)).toBeUndefined();
  expect(place(places(1, 2), [1], name)).toBeUndefined();
  expect(place(places(1, 3, 1, 3), [1], name)).toBeUndefined();
});

it("lists several who won as people do", () => {
  expect(endTitle(places(1, 1, 3), [2], name).sentence.args?.names).toBe("Anna and Bea");
});
