// Finished games of each kind, looked at again by link: stepped through, played, jumped in, taken along.

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { playALittle } from "./support/a-little";
import { GAMES, type Game, type Person } from "./support/browser";
import { openHouse } from "./support/house";

const house = openHouse();

/** Whoever knows better has a word to say beside the board. */
const EXPERT: Record<Game, (page: Page) => Promise<void>> = {
  // Broken off in its auction, this game has no round that was played out.
  Corona: (page) => page.getByText("No round was played out").waitFor({ timeout: 60_000 }),
  Colorado: (page) => page.getByText(/Best now: [a-h][1-8]/).waitFor({ timeout: 60_000 }),
  Koroona: (page) => page.getByText(/The master, in the place of .+\sm\/s/).waitFor({ timeout: 60_000 }),
};

/** Plays a little and ends the game by agreement; answers with the replay's address. */
async function finished(person: Person, game: Game): Promise<string> {
  const { page } = person;
  await playALittle(person, game);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("heading", { name: `${game}: a game again` }).waitFor();
  return page.url();
}

it.each(GAMES)("%s", async (game) => {
  const player = await house.arrive();
  const address = await finished(player, game);

  // On a large screen the controls lie below the board, not on it.
  const edges = async (what: string) => {
    const box = await player.page.locator(what).boundingBox();
    return { top: box?.y ?? Number.NaN, end: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
  };
  await player.page.locator(".replay-controls").waitFor();
  expect((await edges(".replay-controls")).top).toBeGreaterThanOrEqual((await edges(".table-board")).end);

  // Somebody else, who was never there, on a phone.
  const visitor = await house.arrive({ size: "phone", theme: "dark" });
  const { page } = visitor;
  await page.goto(address);
  const where = page.getByRole("slider", { name: "Where in the game" });
  await where.waitFor();
  const last = Number(await where.getAttribute("max"));
  expect(last).toBeGreaterThan(1);
  expect(await where.inputValue()).toBe("0");
  await page.getByRole("button", { name: "One step on" }).tap();
  await expect.poll(() => where.inputValue()).toBe("1");
  await page.getByRole("button", { name: "One step back" }).tap();
  await expect.poll(() => where.inputValue()).toBe("0");
  await page.getByRole("button", { name: "To the end" }).tap();
  await expect.poll(() => where.inputValue()).toBe(String(last));
  expect(await page.getByTestId("board").isVisible()).toBe(true);

  // A line of what happened leads there.
  await page.locator(".replay-lines button").first().tap();
  await expect.poll(() => where.inputValue()).not.toBe(String(last));

  // By keyboard, and by itself.
  await page.getByRole("button", { name: "To the beginning" }).tap();
  await page.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => where.inputValue()).toBe("1");
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await expect.poll(() => where.inputValue()).not.toBe("1");
  await page
    .getByRole("button", { name: "Stop", exact: true })
    .or(page.getByRole("button", { name: "Play" }))
    .first()
    .tap();

  // What the solver, the engine or the best shooter says.
  await page.getByRole("button", { name: "To the beginning" }).tap();
  await page.getByRole("button", { name: "Analyse the game" }).tap();
  await EXPERT[game](page);

  // To take along.
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "As text" }).tap();
  const text = await readFile(await (await waiting).path(), "utf8");
  expect(text).toContain(`${game}: a game again`);
  expect(text).toMatch(/\n1\. .+\n2\. /);
  const record = await (await fetch(address.replace("/played/", "/api/played/"))).json();
  expect(record.game).toBe(game.toLowerCase());

  await visitor.look("as a visitor");
  await player.look("as a player");
  expect([...visitor.complaints, ...player.complaints, ...visitor.foreign]).toEqual([]);
  await Promise.all([player.leave(), visitor.leave()]);
});

it("a game that is not there is said not to be", async () => {
  const person = await house.arrive();
  await person.page.goto(`${house.url}/played/00000000000000000000000000000000`);
  await person.page.getByText("There is no such game here.").waitFor();
  await person.leave();
});
