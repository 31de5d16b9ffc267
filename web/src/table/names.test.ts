// Names at a table and in replays. Without texts, a text's id stands for it.

import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { botName, chairName, guestName, levelName } from "./names";

it("a bot goes by its level", () => {
  expect(levelName("colorado", "master")).toBe("level-colorado-master");
  expect(botName("colorado", [null, "master"], 1)).toBe("level-colorado-master");
});

it("two of a level are told apart by a number, in the order of their seats", () => {
  const levels = ["master", null, "master", "beginner"];
  expect([0, 2, 3].map((seat) => botName("corona", levels, seat))).toEqual([
    "level-corona-master 1",
    "level-corona-master 2",
    "level-corona-beginner",
  ]);
});

it("people keep their names, and those who are gone the ones they began with", () => {
  const view = {
    game: "corona",
    levels: ["beginner", "master"],
    chairs: [
      { kind: "guest", name: "Anna" },
      { kind: "bot", level: 1 },
      { kind: "nobody" },
      { kind: "nobody" },
    ],
    playing: { names: ["Anna", null, "Bert", null] },
  } as unknown as TableView<"corona">;
  expect([0, 1, 2, 3].map((seat) => chairName(view, seat))).toEqual([
    "Anna",
    "level-corona-master",
    "Bert",
    "seat-number",
  ]);
});

it("a guest goes by whom they seated, and by how they came in if they seated nobody", () => {
  const view = {
    guests: [
      { id: 0, name: "Guest" },
      { id: 1, name: "Cleo" },
    ],
    chairs: [
      { kind: "guest", guest: 0, name: "Anna" },
      { kind: "guest", guest: 0, name: "Bert" },
    ],
  } as unknown as TableView<"corona">;
  expect([0, 1, 2].map((guest) => guestName(view, guest))).toEqual(["Anna, Bert", "Cleo", "?"]);
});
