// The one analysis of a finished game of each kind: at the table, by its replay's link, and by a link to a position.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { A_LITTLE, playALittle, toAuction } from "./support/a-little";
import { GAMES, type Game } from "./support/browser";
import { openHouse } from "./support/house";

const house = openHouse();

/** A round of Corona called and played out, with nothing moved. */
async function aRound(page: Page): Promise<void> {
  await toAuction(page);
  await page.getByRole("button", { name: "Call 21", exact: true }).click();
  const nothing = page.getByRole("button", { name: "Move nothing and end the round", exact: true });
  await nothing.waitFor({ timeout: 100_000 });
  await nothing.click();
  await page.locator(".corona-controls .danger").click();
  await page.getByRole("button", { name: "Next round" }).waitFor();
}

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

it.each(GAMES)("%s: at the table, by its replay, by a link to a position", async (game) => {
  const player = await house.arrive();
  const { page } = player;
  await playALittle(player, game, game === "Corona" ? aRound : A_LITTLE[game]);
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
  const link = await page.getByTestId("moment-link").getByRole("textbox").inputValue();
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
