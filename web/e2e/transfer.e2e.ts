// How much is sent: until "play now" answers, and for each game after it. As people get it: compressed, cache empty.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, Person } from "./support/browser";
import { Server } from "./support/server";

const KB = 1000;
const UNTIL_PLAY_NOW = 70 * KB;
const A_GAME = 60 * KB;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/**
 * Bytes over the wire from now on, headers included, nothing from the cache. An address counts once: without a cache a
 * browser may ask for its font again, as nobody's does.
 */
async function meter(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const address = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => address.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.set(address.get(requestId) ?? requestId, encodedDataLength);
  });
  return () => [...bytes.values()].reduce((sum, one) => sum + one, 0);
}

it.each(["en", "fr", "de"] as const)(
  "in %s, 70 kB until play now answers, 60 kB more for a game",
  async (language) => {
    const figures: Record<string, number> = {};
    for (const game of ["corona", "colorado", "koroona"]) {
      const person = await Person.arrive(browser, `${server.url}/nothing/here`, { language });
      const bytes = await meter(person.page);
      await person.context.clearCookies();
      await person.page.goto(server.url, { waitUntil: "networkidle" });
      await person.page.evaluate(() => document.fonts.ready);
      const home = bytes();
      await person.page.locator(`.box-${game} .primary`).click();
      await person.page.locator(".seats").waitFor();
      await person.page.waitForLoadState("networkidle");
      figures.home = home;
      figures[game] = bytes() - home;
      await person.leave();
    }
    process.stdout.write(`transfer in ${language}: ${JSON.stringify(figures)}\n`);
    const { home = 0, ...games } = figures;
    expect(home).toBeGreaterThan(10 * KB);
    expect(home).toBeLessThanOrEqual(UNTIL_PLAY_NOW);
    for (const [game, bytes] of Object.entries(games)) expect(bytes, game).toBeLessThanOrEqual(A_GAME);
  },
);
