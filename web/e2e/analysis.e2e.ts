// The one analysis of a finished game of each kind: at the table, by its replay's link, and by a link to a position.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { GAMES, type Game, type Person } from "./support/browser";
import { openHouse } from "./support/house";

const house = openHouse();

/** Plays something that can be looked at again. */
const PLAYED: Record<Game, (page: Page) => Promise<void>> = {
  // A round called and played out, with nothing moved.
  Corona: async (page) => {
    const scatter = page.getByRole("button", { name: "Scatter them for me" });
    const call = page.getByRole("button", { name: "Call 21", exact: true });
    await call.or(scatter).first().waitFor();
    if (await scatter.isVisible()) {
      await scatter.click();
      await page.getByRole("button", { name: "Roll the dice" }).click();
    }
    await call.click();
    const nothing = page.getByRole("button", { name: "Move nothing and end the round", exact: true });
    await nothing.waitFor({ timeout: 100_000 });
    await nothing.click();
    await page.locator(".corona-controls .danger").click();
    await page.getByRole("button", { name: "Next round" }).waitFor();
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

/** What the analysis says, and what it does on the board. */
const SAYS: Record<Game, (page: Page) => Promise<void>> = {
  Corona: async (page) => {
    const rounds = page.locator(".corona-analysis-rounds li");
    await rounds.first().waitFor({ timeout: 60_000 });
    await rounds.first().getByRole("button").click();
    expect(await rounds.first().textContent()).toMatch(/points? not found|every point found/);
    expect(await page.locator(".corona-analysis-sights tr").count()).toBe(5);
    const master = page.locator(".corona-analysis-sights tr").last();
    expect(await master.textContent()).toMatch(/after \d+ seconds?/);
    await page.getByRole("button", { name: "The best line, die by die" }).click();
    await page.getByText(/^One of the best lines, move 1 of/).waitFor();
    await page.getByRole("button", { name: "Close", exact: true }).click();
  },
  Colorado: async (page) => {
    const word = page.getByTestId("word");
    await word.waitFor({ timeout: 60_000 });
    await page.getByRole("slider", { name: "Moves of the game" }).fill("0");
    await word.getByText(/White’s chance of winning: \d+%/).waitFor();
    await expect.poll(() => page.locator(".colorado-arrow").count()).toBe(1);
    await page.getByRole("button", { name: "Play the better line" }).click();
    await page.getByText("As text, with the board").click();
    expect(await page.getByTestId("text").textContent()).toMatch(/^\[Board "[RYGB/]{71}"\]/);
  },
  Koroona: async (page) => {
    await page.getByRole("slider", { name: "Where in the game" }).fill("0");
    const advice = page.getByTestId("advice");
    await advice.waitFor({ timeout: 60_000 });
    expect(await advice.textContent()).toMatch(/succeeds in \d+\u00a0?% of tries/);
    // Drawn, the striker in its place; then played.
    await page.locator(".koroona-aiming").first().waitFor();
    const play = page.getByRole("button", { name: "Play this stroke" });
    await play.click();
    await expect.poll(() => play.isEnabled(), { timeout: 30_000 }).toBe(true);
  },
};

async function finish(person: Person, game: Game): Promise<void> {
  const { page } = person;
  await person.playNow(game);
  await PLAYED[game](page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Propose to end the game here" }).click();
  await page.getByRole("link", { name: "Watch it again" }).waitFor();
}

it.each(GAMES)("%s: at the table, by its replay, by a link to a position", async (game) => {
  const player = await house.arrive();
  const { page } = player;
  await finish(player, game);
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await SAYS[game](page);
  await player.look("the analysis at the table");
  await page.getByRole("button", { name: "Back to the table" }).click();

  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await SAYS[game](page);
  await player.look("the analysis in a replay");
  const where = page.getByRole("slider", { name: "Where in the game" });
  const at = await where.inputValue();
  await page.getByText("A link to this position").click();
  const link = await page.locator(".analysis-link input").inputValue();
  expect(link).toMatch(new RegExp(`^${house.url}/played/[0-9a-f]{32}#${at}$`));

  // Somebody else, on a phone: the same position, analysed without asking.
  const visitor = await house.arrive({ size: "short" }, link);
  await expect
    .poll(() => visitor.page.getByRole("slider", { name: "Where in the game" }).inputValue())
    .toBe(at);
  await SAYS[game](visitor.page);
  await visitor.look("the analysis by a link");
  expect([...player.complaints, ...visitor.complaints, ...player.foreign]).toEqual([]);
  await Promise.all([player.leave(), visitor.leave()]);
});
