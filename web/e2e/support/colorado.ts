// Colorado's board under a person's hand.

import type { Page } from "playwright-core";
import type { Person } from "./browser";

/** A board that tests know. */
export const KNOWN_BOARD = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

/** The squares whose pawn may be moved, or that the touched pawn may go to. */
export const squares = (page: Page, can: "move" | "go") =>
  page
    .locator(`[data-can="${can}"]`)
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.square ?? ""));

/** Goes to a table of one's own that begins with this position; seat 0 has White. */
export async function openPosition(person: Person, name: string, position: string): Promise<void> {
  const { page, home } = person;
  const code = await page.evaluate(
    async ({ board, position, name }) => {
      const setup = { board: { hand_made: board }, beginner: { seat: 0 }, position };
      const body = JSON.stringify({ game: "colorado", setup, name });
      const headers = { "content-type": "application/json" };
      return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).code;
    },
    { board: KNOWN_BOARD, position, name },
  );
  await page.goto(`${home}/t/${code}`);
  await person.sit(name);
}
