// Colorado's board under a person's hand.

import type { Page } from "playwright-core";
import type { Person } from "./browser";
import { openWith } from "./setup";

/** A board that tests know. */
const KNOWN_BOARD = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

/** The squares whose pawn may be moved, or that the touched pawn may go to. */
export const squares = (page: Page, can: "move" | "go") =>
  page
    .locator(`[data-can="${can}"]`)
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.square ?? ""));

/** Opens a table that begins with this position; seat 0 has White. */
export function openPosition(person: Person, name: string, position: string): Promise<void> {
  const board = { hand_made: KNOWN_BOARD };
  return openWith(person, name, "colorado", { board, beginner: { seat: 0 }, position });
}
