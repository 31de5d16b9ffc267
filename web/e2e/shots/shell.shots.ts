// The house around the games.

import { it } from "vitest";
import { GAME_NAMES } from "../../src/games";
import { GAMES } from "../support/browser";
import { openHouse } from "../support/house";
import { SIZES, shoot } from "../support/shots";

const house = openHouse();

it.each(SIZES)("on a %s", async (size) => {
  const person = await house.arrive({ size });
  const { page } = person;
  await page.getByRole("heading", { name: "Corona" }).waitFor();
  await shoot(person, size, "home", true);
  for (const game of GAMES) {
    await page.goto(house.url);
    await person.openTable(game, "Anna");
    await person.seatBot();
    await shoot(person, size, `${game.toLowerCase()}-lobby`, true);
  }
  await page.getByRole("button", { name: /Share the code/ }).click();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await shoot(person, size, "share");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await shoot(person, size, "menu");
  for (const game of GAME_NAMES) {
    await page.goto(`${house.url}/rules/${game}`);
    await page.locator(".book h3").first().waitFor();
    await page.waitForLoadState("networkidle");
    await shoot(person, size, `${game}-rules`);
  }
  await page.goto(`${house.url}/somewhere/else`);
  await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  await shoot(person, size, "nowhere");
  await person.leave();
});
