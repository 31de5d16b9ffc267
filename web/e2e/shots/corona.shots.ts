// Corona, moment by moment.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "../support/browser";
import { gather, Player } from "../support/corona";
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

it.each(SIZES)("on a %s", { timeout: 240_000 }, async (size) => {
  const anna = await Player.arrive(browser, server.url, "Anna", { size });
  const taken = new Set<string>();
  /** A moment's picture, the first time it comes. */
  const moment = async (what: string, whole = false) => {
    if (taken.has(what)) return;
    taken.add(what);
    await shoot(anna.person, size, `corona-${what}`, whole);
  };
  await gather([anna], { rounds: 3, glass: 25, early: true }, 2);
  const over = anna.page.getByRole("heading", { name: /wins$|share the win$/ });
  const seen = { scatter: anna.button("Scatter them for me"), red: anna.die("red") };
  while (!(await over.isVisible())) {
    if (await seen.scatter.isVisible()) {
      const again = await anna.page.getByRole("region", { name: "The last round" }).isVisible();
      await moment(again ? "set-up-again" : "set-up");
      await anna.setUpIfAsked([1, 1, 1, 5, 8, 8]);
    } else if (await anna.pad.isVisible()) {
      const silenced = await anna.page.getByText("Silenced for this auction").isVisible();
      await moment(silenced ? "auction-silenced" : "auction");
      if (!silenced) {
        await anna.call(3);
        await anna.page
          .locator(".calls li")
          .nth(1)
          .waitFor({ timeout: 6000 })
          .catch(() => {});
        await anna.call(20);
        await anna.readsLead("Anna", 20);
        await moment("auction-calls");
      }
      const done = anna.button("I have nothing more to call");
      if (await done.isEnabled().catch(() => false)) await done.click({ timeout: 1000 }).catch(() => {});
      await anna.pad.waitFor({ state: "detached" });
    } else if (await seen.red.isVisible()) {
      await play(anna, moment);
    } else {
      await anna.page.waitForTimeout(150);
      if (await anna.page.locator(".corona-tally").isVisible()) await moment("another-plays");
    }
  }
  await anna.press("Check the dice");
  await anna.page.getByText(/All \d+ rolls fit/).waitFor();
  await moment("end", true);
  await anna.leave();
});

/** Plays three pieces of the own round, with a picture of each step. */
async function play(anna: Player, moment: (what: string) => Promise<void>): Promise<void> {
  await moment("marking");
  const spaces = [...(await anna.ring()).keys()];
  for (const [nth, colour] of ["red", "green", "blue"].entries()) {
    await anna.press(anna.die(colour));
    if (nth === 1) await moment("marking-die");
    await anna.press(anna.space(spaces[nth % spaces.length] ?? 1));
    await anna.page.locator(`.die[data-die="${colour}"].is-used`).waitFor();
  }
  await moment("marked");
  for (let left = 3; left > 0; left--) {
    await anna.press(anna.page.getByRole("button", { name: /, marked/ }).first());
    await moment(left === 3 ? "ahead" : "moving");
    await anna.press(/^Move to space/);
    await expect
      .poll(() => anna.page.locator(".die.is-used").count())
      .toBe(left - 1)
      .catch(() => {});
  }
}
