// A position by its link, without a game behind it: laid out, analysed and played on; made by the analysis of a game; refused
// with the rule it breaks.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { playALittle } from "./support/a-little";
import { GAMES, type Game } from "./support/browser";
import { openHouse } from "./support/house";

const house = openHouse();

/** A position of each game in its rule book's notation. */
const POSITIONS: Record<Game, string> = {
  Corona: "0,0,3,5,7,11~1,1,2,3,5,6",
  Colorado:
    "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB~4b3/1w6/8/7b/4w3/8/8/8_w_-_-",
  Koroona: "r1_165.5_672.5,r2_900_600,b1_700_600~shoots_1",
};

/** What is on the board, and what the expert says of it. */
const SAYS: Record<Game, (page: Page) => Promise<void>> = {
  Corona: async (page) => {
    // C12 in the rule book: 13 points.
    await page.getByText("13 were possible").waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "The best line, die by die" }).click();
    await page.getByText(/^One of the best lines, move 1 of/).waitFor();
    expect(await page.locator(".corona-analysis-sights tr").count()).toBe(5);
  },
  Colorado: async (page) => {
    await page.getByTestId("word").waitFor({ timeout: 60_000 });
    expect(await page.locator("[data-pawn]").count()).toBe(4);
    await page.getByText(/Best now: [a-h][1-8]/).waitFor();
    await page.getByRole("button", { name: "Play the better line" }).click();
    await page.getByText("As text, with the board").click();
    expect(await page.getByTestId("text").textContent()).toContain("4b3/1w6/8/7b/4w3/8/8/8 w - -");
  },
  Koroona: async (page) => {
    const advice = page.getByTestId("advice");
    await advice.waitFor({ timeout: 60_000 });
    expect(await advice.textContent()).toMatch(/succeeds in \d+\u00a0?% of tries/);
    await page.getByRole("button", { name: "Play this stroke" }).click();
  },
};

it.each(GAMES)("%s: a position by its link is analysed and played on from", async (game) => {
  const anna = await house.arrive(
    { size: "phone" },
    `${house.url}/analyse/${game.toLowerCase()}#${POSITIONS[game]}`,
  );
  const { page } = anna;
  await page.getByRole("heading", { name: `${game}: a position` }).waitFor();
  await SAYS[game](page);
  await anna.look("a position by its link");
  // The link is the same again.
  await page.getByText("A link to this position").click();
  expect(await page.getByTestId("position-link").getByRole("textbox").inputValue()).toBe(
    `${house.url}/analyse/${game.toLowerCase()}#${POSITIONS[game]}`,
  );
  await anna.press("Try this position against bots");
  await page.waitForURL(/\/t\//);
  await page.locator(".seats").waitFor();
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it.each(GAMES)("%s: the analysis of a game makes a link that names neither game nor people", async (game) => {
  const anna = await house.arrive();
  const { page } = anna;
  await playALittle(anna, game);
  await page.getByRole("link", { name: "Watch it again" }).click();
  const where = page.getByRole("slider", { name: "Where in the game" });
  await where.waitFor();
  const played = page.url().split("/").at(-1) ?? "";
  // Corona begins with opening rolls: its auction is what it was ended in.
  const last = Number(await where.getAttribute("max"));
  await where.fill(game === "Corona" ? String(last - 1) : "0");
  await anna.press("Analyse the game");
  await page.getByText("A link to this position").click({ timeout: 60_000 });
  const link = await page.getByTestId("position-link").getByRole("textbox").inputValue();
  expect(link).toMatch(new RegExp(`^${house.url}/analyse/${game.toLowerCase()}#[\\w./,~-]+$`));
  expect(link).not.toContain(played);
  const bea = await house.arrive({}, link);
  await bea.page.getByRole("heading", { name: `${game}: a position` }).waitFor();
  await bea.page.getByRole("heading", { name: "Analysis" }).waitFor({ timeout: 60_000 });
  expect([...anna.complaints, ...bea.complaints]).toEqual([]);
  await Promise.all([anna.leave(), bea.leave()]);
});

it("a position that can't be is refused with the rule it breaks, and what is none is said to be none", async () => {
  const anna = await house.arrive({}, `${house.url}/analyse/koroona#r1_0_0,b1_700_600~shoots_1`);
  await anna.page.getByRole("link", { name: "N2", exact: true }).waitFor();
  await anna.page.goto(`${house.url}/analyse/colorado#nonsense`);
  await anna.page.getByText("This link holds no position that can be read.").waitFor();
  await anna.leave();
});
