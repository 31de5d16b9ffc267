// Koroona: aiming, a stroke as a short sequence of frames, the ruling, looking back.

import { it } from "vitest";
import { openHouse } from "../support/house";
import { SIZES, shoot } from "../support/shots";

const house = openHouse();

it.each(SIZES)("on a %s", async (size) => {
  const person = await house.arrive({ size, motion: "no-preference" });
  const { page } = person;
  const see = (what: string, whole = false) => shoot(person, size, `koroona-${what}`, whole);
  await person.playNow("Koroona");
  const strike = page.locator(".koroona-strike:enabled");
  await strike.waitFor({ timeout: 60_000 });
  await page.getByRole("slider", { name: "Direction" }).focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press("ArrowRight");
  await see("aiming");
  await strike.click();
  for (let frame = 0; frame < 4; frame++) {
    await page.waitForTimeout(250);
    await see(`stroke-${frame}`);
  }
  await strike.waitFor({ timeout: 60_000 });
  await see("after");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Propose to end the game here" }).click();
  await page.getByRole("link", { name: "Watch it again" }).waitFor();
  await see("ending", true);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("slider", { name: "Where in the game" }).fill("1");
  await see("replay", true);
  await person.leave();
});
