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
