// The house around the games.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { launch, Person } from "../support/browser";
import { Server } from "../support/server";
import { SIZES, shoot } from "../support/shots";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each(SIZES)("on a %s", async (size) => {
  const person = await Person.arrive(browser, server.url, { size });
  const { page } = person;
  await page.getByRole("heading", { name: "Corona" }).waitFor();
  await shoot(person, size, "home", true);
  for (const game of ["Corona", "Colorado", "Koroona"]) {
    await page.goto(server.url);
    await page.getByRole("button", { name: `Open a table of ${game} for friends` }).click();
    await page.getByLabel("Your name").fill("Anna");
    await page.getByRole("button", { name: "Take a seat" }).click();
    await page.getByRole("button", { name: "Seat a bot" }).click();
    await page.locator(".chairs li").nth(1).waitFor();
    await shoot(person, size, `${game.toLowerCase()}-lobby`, true);
  }
  await page.getByRole("button", { name: /Share the code/ }).click();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await shoot(person, size, "share");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await shoot(person, size, "menu");
  for (const game of ["corona", "colorado", "koroona"]) {
    await page.goto(`${server.url}/rules/${game}`);
    await page.locator(".book h3").first().waitFor();
    await page.waitForLoadState("networkidle");
    await shoot(person, size, `${game}-rules`);
  }
  await page.goto(`${server.url}/somewhere/else`);
  await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  await shoot(person, size, "nowhere");
  await person.leave();
});
