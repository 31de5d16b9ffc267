// How much is sent: until "play now" answers, and for each game after it. As people get it: compressed, cache empty.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { GAME_NAMES } from "../src/games";
import { openHouse } from "./support/house";

const KB = 1000;
const UNTIL_PLAY_NOW = 70 * KB;
const A_GAME = 60 * KB;

const house = openHouse();

/** Asks for everything anew, as a first visit does. */
async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Bytes over the wire since the page was opened, as the browser itself counts, 300 for each answer's headers. Each address once:
 * without a cache a browser may fetch its font again, as nobody's does. */
function transferred(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ];
    const bytes = new Map(
      entries.map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize]),
    );
    return [...bytes.values()].reduce((sum, one) => sum + one, 0);
  });
}

it.each(["en", "fr", "de"] as const)(
  "in %s, 70 kB until play now answers, 60 kB more for a game",
  async (language) => {
    const figures: Record<string, number> = {};
    for (const game of GAME_NAMES) {
      const person = await house.arrive({ language }, `${house.url}/nothing/here`);
      await emptyCache(person.page);
      await person.context.clearCookies();
      await person.page.goto(house.url, { waitUntil: "networkidle" });
      await person.page.evaluate(() => document.fonts.ready);
      const home = await transferred(person.page);
      await person.page.locator(`.box-${game} .primary`).click();
      await person.page.locator(".seats").waitFor();
      await person.page.waitForLoadState("networkidle");
      figures.home = home;
      figures[game] = (await transferred(person.page)) - home;
      await person.leave();
    }
    process.stdout.write(`transfer in ${language}: ${JSON.stringify(figures)}\n`);
    const { home = 0, ...games } = figures;
    expect(home).toBeGreaterThan(10 * KB);
    expect(home).toBeLessThanOrEqual(UNTIL_PLAY_NOW);
    for (const [game, bytes] of Object.entries(games)) expect(bytes, game).toBeLessThanOrEqual(A_GAME);
  },
);
