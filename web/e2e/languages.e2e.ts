// Every language on the narrow screens: the first page, a lobby, a table, the end of a game. Nothing is cut off, nothing
// is wider than its screen.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { GAMES, type Game, type Person } from "./support/browser";
import { openHouse } from "./support/house";
import { outside, widthOf } from "./support/place";

const house = openHouse();

const NARROW = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
] as const;

/** What hides a part of its own text or of what is in it, by what it says. What can be scrolled hides nothing, and what is
 * for ears only is not looked at, nor a dial that turns; a name may end in dots. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].flatMap((one) => {
      const { overflowX, display, textOverflow } = getComputedStyle(one);
      const hides = (overflowX === "hidden" || overflowX === "clip") && textOverflow !== "ellipsis";
      const seen = display !== "none" && !one.closest(".unseen, [role=slider]") && one.textContent?.trim();
      const more = one.scrollWidth > one.clientWidth + 1;
      return hides && seen && more && !(one instanceof SVGElement)
        ? [`${one.className}: ${one.textContent}`]
        : [];
    }),
  );

/** Tables of a game in each of its states. */
interface Tables {
  lobby: string;
  playing: string;
  over: string;
}

async function tablesOf(person: Person, game: Game): Promise<Tables> {
  const { page } = person;
  const opened = async (way: () => Promise<void>) => {
    await page.goto(house.url);
    await way();
    await page.waitForURL(/\/t\//);
    return page.url();
  };
  const lobby = await opened(async () => {
    await person.press(`Open a table of ${game} for friends`);
    await page.locator(".lobby").waitFor();
  });
  const over = await opened(() => person.playNow(game));
  await person.press("Menu");
  await person.press("Propose to end the game here");
  await page.getByRole("link", { name: "Watch it again" }).waitFor();
  return { lobby, playing: await opened(() => person.playNow(game)), over };
}

it("fits", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  const tables: Tables[] = [];
  // Whoever comes for the first time has most to read.
  const first = await house.arrive({ size: "short" });
  for (const game of GAMES) tables.push(await tablesOf(anna, game));
  for (const language of ["en", "fr", "de"]) {
    for (const one of [first, anna]) {
      await one.page.evaluate((language) => localStorage.setItem("tablier.language", language), language);
    }
    await first.page.goto(house.url);
    const pages: [Page, string | null, string][] = [
      [first.page, null, ".box-corona .primary"],
      [page, house.url, ".box-corona .primary"],
      ...tables.flatMap(({ lobby, playing, over }): [Page, string, string][] => [
        [page, lobby, ".lobby"],
        [page, playing, ".bar > *, .seats > *"],
        [page, over, ".bar > *, .end-scene :is(h2, p, a, button)"],
      ]),
    ];
    for (const [page, address, needed] of pages) {
      if (address) await page.goto(address);
      await page.locator(needed).first().waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      for (const size of NARROW) {
        await page.setViewportSize(size);
        const what = `${language} ${size.width}×${size.height} ${address ?? "the first visit"}`;
        expect(await widthOf(page), what).toBe(size.width);
        expect(await cut(page), what).toEqual([]);
        if (needed !== ".lobby") expect(await outside(page.locator(needed)), what).toEqual([]);
      }
    }
  }
  expect([...anna.complaints, ...first.complaints]).toEqual([]);
  for (const person of [anna, first]) await person.leave();
});
