// The rule books' worked examples, as boards to step through.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { GAMES, type Game } from "./support/browser";
import { openHouse } from "./support/house";

const house = openHouse();

/** What of a board changes as it is stepped through. */
const BOARD: Record<Game, string> = {
  Corona: ".corona-ring",
  Colorado: ".colorado-field",
  Koroona: ".koroona-discs",
};

const drawn = (page: Page, game: Game) =>
  page.getByTestId("example-board").locator(BOARD[game]).first().innerHTML();

it.each(GAMES)("an example of %s is stepped through to its end, back, and played", async (game) => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await page.goto(`${house.url}/rules/${game.toLowerCase()}`);
  await anna.press(anna.button("Show it on the board").first());
  const board = page.getByTestId("example-board");
  await board.locator(BOARD[game]).first().waitFor();
  await anna.look("an example");
  const first = await drawn(page, game);
  const on = anna.button("One step on");
  for (let step = 0; step < 20 && (await on.isEnabled()); step++) {
    const before = await page.locator(".book-steps [role=status]").textContent();
    await anna.press(on);
    await expect.poll(() => page.locator(".book-steps [role=status]").textContent()).not.toBe(before);
  }
  expect(await on.isEnabled()).toBe(false);
  const last = await drawn(page, game);
  expect(last).not.toBe(first);
  while (await anna.button("One step back").isEnabled()) await anna.press("One step back");
  await expect.poll(() => drawn(page, game)).toBe(first);
  // Nothing sticks out of the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await anna.press("Try this position against bots");
  await page.waitForURL(/\/t\//);
  await page.locator(".seats").waitFor();
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
