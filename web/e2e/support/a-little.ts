// A little of each game, played against bots and ended by agreement: something to look at again.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Game, Person } from "./browser";

/** Waits for Corona's auction; whoever sets up first scatters the pieces and rolls. */
export async function toAuction(page: Page): Promise<void> {
  const pad = page.getByRole("group", { name: "Call a number of points" });
  const scatter = page.getByRole("button", { name: "Scatter them for me" });
  await pad.or(scatter).first().waitFor();
  if (await scatter.isVisible()) {
    await scatter.click();
    await page.getByRole("button", { name: "Roll the dice" }).click();
  }
  await pad.waitFor();
}

/** Something that happens in each game. */
export const A_LITTLE: Record<Game, (page: Page) => Promise<void>> = {
  Corona: async (page) => {
    await toAuction(page);
    await page.getByRole("button", { name: "Call 20", exact: true }).click();
    await page.locator(".corona-leading").waitFor();
  },
  Colorado: async (page) => {
    await page.locator("[data-can=move]").first().click();
    await page.locator("[data-can=go]").first().click();
    await expect.poll(() => page.locator(".colorado-moves li button").count()).toBeGreaterThan(1);
  },
  Koroona: async (page) => {
    await page.locator(".koroona-strike:enabled").waitFor({ timeout: 60_000 });
    const before = await page.locator(".happenings li").count();
    await page.getByRole("button", { name: "Strike", exact: true }).click();
    await expect.poll(() => page.locator(".happenings li").count()).toBeGreaterThan(before);
  },
};

/** Plays, ends the game by agreement, and waits until it can be watched again. */
export async function playALittle(person: Person, game: Game, what = A_LITTLE[game]): Promise<void> {
  const { page } = person;
  await person.playNow(game);
  await what(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Propose to end the game here" }).click();
  await page.getByRole("link", { name: "Watch it again" }).waitFor();
}
