// Where the focus is: on another page, after a sheet, on the way to the rule of a "no"; and where a rule's links lead.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHouse } from "./support/house";

const house = openHouse();

/** What has the focus: its kind and its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.tagName} ${at?.getAttribute("aria-label") ?? at?.textContent}`;
  });

it("on another page it is on the heading, by a link and back again, and nothing scrolls", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await page.getByRole("link", { name: "The rules of Corona" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/rules\/corona$/);
  await expect.poll(() => focused(page)).toMatch(/^H1 Corona/);
  // A link within the book leads there, each time.
  const c14 = page.locator("#c14");
  const link = page.locator("#c7 ~ p a[href='#c14']").first();
  for (let times = 0; times < 2; times++) {
    await link.click();
    await expect.poll(() => c14.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(100);
  }
  await page.getByRole("link", { name: "Tablier" }).click();
  await expect.poll(() => focused(page)).toBe("H1 Tablier");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await anna.press("Play now: Colorado, against bots");
  await expect.poll(() => focused(page)).toBe("H1 Colorado");
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("it comes back to where it was when what was chosen in a sheet takes the sheet away", async () => {
  const anna = await house.arrive();
  await anna.playNow("Colorado");
  await anna.press("Menu");
  await anna.press("Pause");
  await anna.page.locator("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focused(anna.page)).toBe("BUTTON Menu");
  await anna.press("Menu");
  await anna.page.keyboard.press("Escape");
  await anna.page.locator("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focused(anna.page)).toBe("BUTTON Menu");
  await anna.leave();
});

it("the rule of a no is reached by the Tab key, stays while one is there, and is there again after its sheet", async () => {
  const anna = await house.arrive({ size: "small" });
  const { page } = anna;
  await anna.openTable("Corona", "Anna");
  // A game that never ends can't be agreed on (C17).
  const endings = page.getByRole("group", { name: "The game ends" }).locator("input[type=checkbox]:checked");
  while ((await endings.count()) > 1) await endings.last().uncheck();
  await endings.focus();
  await page.keyboard.press("Space");
  const chip = page.locator(":is(.now, .near-notice) .rule-chip:focus");
  for (let tries = 0; tries < 60 && !(await chip.isVisible()); tries++)
    await page.keyboard.press("Shift+Tab");
  // Longer than it stays by itself.
  await page.waitForTimeout(6_500);
  expect(await focused(page)).toContain("C17");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Rule C17" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => chip.count()).toBe(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.locator(":is(.now, .near-notice) .rule-chip").waitFor({ state: "detached" });
  await anna.leave();
});

it("a rule that names another one shows it in its sheet, and the page behind stays as it is", async () => {
  const anna = await house.arrive({ size: "phone" });
  const { page } = anna;
  await anna.openTable("Koroona", "Anna");
  for (let bots = 1; bots <= 2; bots++) await anna.seatBot();
  const before = await page.evaluate(() => [location.href, history.length]);
  await page.locator(".start-line").getByText("N1", { exact: true }).tap();
  await page.getByRole("heading", { name: "Rule N1", exact: true }).waitFor();
  for (const next of ["N20", "N15"]) {
    await page.getByRole("dialog").getByRole("link", { name: next }).first().tap();
    await page.getByRole("heading", { name: `Rule ${next}` }).waitFor();
    expect(await page.locator("dialog .book").textContent()).toMatch(new RegExp(`^${next} `));
  }
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  await anna.press("Close");
  await page.locator(".start-line").waitFor();
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
