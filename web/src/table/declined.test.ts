import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { declinedBy } from "./declined";

const guests = [
  { id: 0, name: "Anna" },
  { id: 1, name: "Bob" },
  { id: 2, name: "Cleo" },
];

/** A table of so many people, Anna its host, with these seats for ending. */
function table(people: number, for_ending: readonly number[], over = false) {
  return {
    guests,
    host: 0,
    chairs: guests.slice(0, people).map(({ id, name }) => ({ kind: "guest", guest: id, name })),
    for_ending,
    playing: { id: "g", outcome: over ? {} : null },
  } as unknown as TableView<"corona">;
}

it("who proposed to end is told who would rather play on, where it can only be one", () => {
  expect(declinedBy(table(2, [0]), table(2, []), [0])).toEqual({
    id: "end-declined-by",
    args: { name: "Bob" },
  });
  expect(declinedBy(table(3, [0]), table(3, []), [0])).toEqual({ id: "end-declined" });
});

it("nobody is told of what was not theirs, still stands, or has ended the game", () => {
  expect(declinedBy(table(2, [1]), table(2, []), [0])).toBeNull();
  expect(declinedBy(table(3, [0]), table(3, [0, 1]), [0])).toBeNull();
  expect(declinedBy(table(2, [0]), table(2, [], true), [0])).toBeNull();
});
