// Without texts, a text's id stands for it.

import { expect, it } from "vitest";
import { tableCompany } from "./with";

it("a table is known by its people, and then by its bots' levels", () => {
  const bot = { kind: "bot", level: "beginner" } as const;
  const company = [bot, { kind: "person", name: "Bob" } as const, bot];
  expect(tableCompany({ game: "corona", company })).toEqual([
    "Bob",
    "level-corona-beginner 1",
    "level-corona-beginner 2",
  ]);
});
