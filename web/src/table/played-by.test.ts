// Whose a game's seats were, when the chairs are the next game's.

import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { playedBy, playerName } from "./played-by";

const chair = (guest: number, name: string) => ({ kind: "guest", guest, name, ready: false, stand_in: null });

/** Anna, Bea who has left for good, a bot, Cem; when it is over, only those chairs are left that somebody has. */
function view(over: boolean) {
  const [anna, cem, bot] = [chair(0, "Anna"), chair(2, "Cem"), { kind: "bot", level: 1 }];
  return {
    game: "corona",
    levels: ["beginner", "gatherer"],
    chairs: over ? [anna, bot, cem] : [anna, { kind: "nobody" }, bot, cem],
    playing: {
      names: ["Anna", "Bea", null, "Cem"],
      levels: [null, null, 1, null],
      held: over ? [0, null, null, 2] : undefined,
      outcome: over ? { standings: [] } : null,
    },
  } as unknown as TableView<"corona">;
}

it.each([false, true])("every seat is its player's; over: %s", (over) => {
  const seats = [0, 1, 2, 3].map((seat) => playedBy(view(over), seat));
  expect(seats.map(({ guest }) => guest)).toEqual([0, null, null, 2]);
  expect(seats.map(({ bot }) => bot)).toEqual([false, false, true, false]);
  expect(seats.map(({ left }) => left)).toEqual([false, true, false, false]);
  const names = [0, 1, 2, 3].map((seat) => playerName(view(over), seat));
  expect([names[0], names[1], names[3]]).toEqual(["Anna", "Bea", "Cem"]);
  expect(names[2]).toContain("gatherer");
});
