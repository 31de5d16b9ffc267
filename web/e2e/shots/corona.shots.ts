// Corona, phase by phase.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { launch } from "../support/browser";
import { comeToAuction, Player } from "../support/corona";
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
  const anna = await Player.arrive(browser, server.url, "Anna", { size });
  const see = (what: string, whole = false) => shoot(anna.person, size, `corona-${what}`, whole);
  await anna.openTable({ rounds: 1, glass: 60, early: true });
  await anna.page.getByLabel("Name of someone else here").fill("Zoe");
  await anna.press("Seat them too");
  await anna.press("Seat a bot");
  await anna.page.locator(".chairs li").nth(2).waitFor();
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
  await anna.press("I have nothing more to call");
  await anna.press("Zoe");
  await anna.press("I have nothing more to call");
  await anna.readsNow("make 13 points");
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
  await anna.page.getByRole("link", { name: "Look at it again" }).click();
  await anna.page.getByRole("slider", { name: "Where in the game" }).fill("6");
  await see("replay", true);
  await anna.leave();
});
