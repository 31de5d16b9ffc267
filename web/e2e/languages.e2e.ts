// Every language on the narrow screens: the first page, a lobby, a table, the end of a game. Nothing is cut off, nothing
// is wider than its screen.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bundleOf } from "../src/text/testing";
import { GAMES, type Game, type Person } from "./support/browser";
import { comeToAuction, gather, Player } from "./support/corona";
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
        // What is said covers no board.
        const [said, board] = [
          page.getByTestId("now"),
          page.locator(".colorado-field, .koroona-table, .corona-ring"),
        ];
        if (needed.startsWith(".bar > *, .seats")) {
          const boxes = [await said.boundingBox(), await board.first().boundingBox()];
          expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0), what).toBeLessThanOrEqual(
            (boxes[1]?.y ?? 0) + 1,
          );
        }
      }
    }
  }
  expect([...anna.complaints, ...first.complaints]).toEqual([]);
  for (const person of [anna, first]) await person.leave();
});

/** What Corona says while there is most below the ring: set-ups and auctions, with a bot's name and the highest call. */
const SAID = [
  ...["opening", "set-up", "set-up-again", "setting-up", "settled", "ended-mine", "ended", "looking", "call"],
  ...[
    "call-higher",
    "you-lead",
    "you-lead-alone",
    "you-lead-done",
    "silenced",
    "done",
    "watch",
    "watch-lead",
  ],
];
const NAMES = { en: "Beginner 2", fr: "Débutant 2", de: "Anfänger 2" };

it("Corona’s ring and glass are whole on the smallest phone, whatever is said above them", async () => {
  const anna = new Player(await house.arrive({ size: "short" }), "Anna");
  const { page } = anna;
  await gather([anna], { rounds: 2, glass: 300, early: true }, 2);
  await comeToAuction([anna]);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const language of ["en", "fr", "de"] as const) {
    await page.evaluate((language) => localStorage.setItem("tablier.language", language), language);
    await page.reload();
    await page.locator(".corona-pad").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await outside(page.locator(".corona-ring, .corona-glass, .corona-keys > button"))).toEqual([]);
    const bundle = bundleOf(language);
    const sentences = SAID.map((id) => {
      const pattern = bundle.getMessage(`corona-now-${id}`)?.value;
      return pattern ? bundle.formatPattern(pattern, { name: NAMES[language], points: 21 }) : id;
    });
    // Each is put where the one sentence stands, before its rule's number, and nothing is drawn in between.
    const over = await page.evaluate((sentences) => {
      const line = document.querySelector("[data-testid=now]");
      const text = line?.querySelector(".said")?.firstChild;
      const below = [".corona-plate", ".corona-glass", ".corona-round"].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top ?? 0,
      );
      if (!line || !(text instanceof Text)) return ["there is no sentence"];
      const said = text.data;
      const covering = sentences.filter((sentence) => {
        text.data = sentence;
        return line.getBoundingClientRect().bottom > Math.min(...below) + 1;
      });
      text.data = said;
      return covering;
    }, sentences);
    expect(over, language).toEqual([]);
    // Who leads is said in full.
    const leads = page.locator(".corona-leading > span > *");
    const cut = await leads.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
    );
    expect(cut, language).toEqual([]);
  }
  expect(anna.person.complaints).toEqual([]);
  await anna.leave();
});
