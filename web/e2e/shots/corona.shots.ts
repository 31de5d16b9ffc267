// Corona, phase by phase.

import { it } from "vitest";
import { comeToAuction, Player } from "../support/corona";
import { openHouse } from "../support/house";
import { SIZES, shoot } from "../support/shots";

const house = openHouse();

it.each(SIZES)("on a %s", async (size) => {
  const anna = new Player(await house.arrive({ size }), "Anna");
  const see = (what: string, whole = false) => shoot(anna.person, size, `corona-${what}`, whole);
  await anna.openTable({ rounds: 1, glass: 60, early: true });
  await anna.person.seatToo("Zoe");
  await anna.person.seatBot();
  await anna.press("Start");
  await anna.page.locator(".corona-ring").waitFor();
  await anna.page.waitForTimeout(600);
  await see("setting-up");
  await comeToAuction([anna], [0, 0, 3, 5, 7, 11]);
  await see("auction");
  await anna.press("Zoe");
  await anna.call(9);
  await anna.press("Anna");
  await anna.call(13);
  await anna.readsLead("Anna", 13);
  await see("calls");
  // Nobody can beat that, so nobody is waited for: a bot may have seen more than 13, or think for a minute.
  await anna.call(21);
  await anna.readsNow("make 21 points");
  const idea = await anna.idea();
  await anna.press(anna.die(idea.colour));
  await anna.press(anna.space(idea.space));
  await anna.button(new RegExp(`^Space ${idea.space}:.*marked`)).waitFor();
  await see("marking");
  await anna.press(anna.space(idea.space));
  await anna.button(/^Move to space/).waitFor();
  await see("touching");
  await anna.press(/^Move to space/);
  await anna.page.getByRole("heading", { name: /wins?/ }).first().waitFor();
  await see("settled");
  await anna.press("Check the dice");
  await anna.page.getByText(/All \d+ rolls fit/).waitFor();
  await see("ending", true);
  await anna.page.getByRole("link", { name: "Watch it again" }).click();
  await anna.page.getByRole("slider", { name: "Where in the game" }).fill("6");
  await see("replay", true);
  await anna.leave();
});
