// A table that begins with a position of one's own.

import type { GameName, Games } from "../../src/wire";
import type { Person } from "./browser";

/** Opens a table of a game with such an agreement, beside what is usual, and takes its first seat. */
export async function openWith<G extends GameName>(
  person: Person,
  name: string,
  game: G,
  setup: Partial<Games[G]["setup"]>,
): Promise<void> {
  const { page, home } = person;
  const code = await page.evaluate(
    async (asked) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(asked) });
      return (await answer.json()).code;
    },
    { game, setup, name },
  );
  await page.goto(`${home}/t/${code}`);
  await person.sit(name);
}
