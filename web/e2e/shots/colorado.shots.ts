// Colorado, from the first move to looking back.

import { expect, it } from "vitest";
import { openHouse } from "../support/house";
import { SIZES, shoot } from "../support/shots";

const house = openHouse();

const MOVES = 6;

it.each(SIZES)("on a %s", async (size) => {
  const person = await house.arrive({ size });
  const { page } = person;
  const see = (what: string, whole = false) => shoot(person, size, `colorado-${what}`, whole);
  await page.getByRole("button", { name: "Open a table of Colorado for friends" }).click();
  await page.getByRole("button", { name: "tiles chosen" }).or(page.getByText("tiles chosen")).first().click();
  await page.waitForTimeout(500);
  await see("laying", true);
  await page.goto(house.url);
  await person.playNow("Colorado");
  const movable = page.locator("[data-can=move]");
  for (let moves = 0; moves < MOVES; moves++) {
    await movable.first().waitFor();
    // The foremost pawns first, so that the two sides meet.
    const pawns = await movable.evaluateAll((found) =>
      found.map((one) => (one as HTMLElement).dataset.square ?? ""),
    );
    pawns.sort((a, b) => b.charCodeAt(1) - a.charCodeAt(1));
    await page.locator(`[data-square="${pawns[moves % Math.min(3, pawns.length)]}"]`).click();
    const goals = page.locator("[data-can=go]");
    if ((await goals.count()) === 0) continue;
    if (moves === MOVES - 1) await see("choosing");
    const before = await page.locator(".colorado-moves li button").count();
    await goals.last().click();
    await expect
      .poll(() => page.locator(".colorado-moves li button").count())
      .toBeGreaterThanOrEqual(before + 2);
  }
  await see("playing");
  await page.getByRole("button", { name: "Resign" }).click();
  await page
    .locator("button", { hasText: /resign/i })
    .first()
    .click();
  await page.getByTestId("verdict").waitFor();
  await see("ending", true);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("slider", { name: "Where in the game" }).fill("5");
  await see("replay", true);
  await person.leave();
});
