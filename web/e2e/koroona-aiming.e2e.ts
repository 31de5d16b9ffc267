// Koroona's aim: the line warns before the stroke, the others see it, and the stroke is on every screen.

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openHouse } from "./support/house";
import { direction, shooterOf, strength, strike } from "./support/koroona";
import { outside, SCREENS, widthOf } from "./support/place";

const house = openHouse();

/** Turns until the line warns of this, or not at all. */
async function turnTo(page: Page, warned: Locator): Promise<void> {
  await direction(page).focus();
  await page.keyboard.press("Home");
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) {
    for (let steps = 0; steps < 70; steps++) {
      if (await warned.isVisible()) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error("the line never comes to that");
}

describe("the line", () => {
  it("warns of a foul in colour, shape and words, and Escape takes an aim back", async () => {
    const anna = await house.arrive();
    const { page } = anna;
    await anna.openTable("Koroona", "Anna");
    await anna.seatToo("Bert");
    await anna.press("Start");
    await strike(page).waitFor();
    // Nothing was aimed yet: how it is done is said, and no foul.
    await page.getByText("then press Strike.").waitFor();
    await strength(page).fill("300");
    await page.getByText("The striker would touch nothing: that is a foul.").waitFor();
    await page.locator(".koroona-first.is-foul .koroona-no").waitFor();
    await page.locator(".koroona-said").getByRole("button", { name: /N12/ }).waitFor();
    await anna.look("a foul warned of");
    const warned = page.locator(
      ".koroona-said p, .koroona-first.is-foul .koroona-no, .koroona-strike.is-foul",
    );
    const [words, line] = [page.locator(".koroona-said p"), page.locator(".koroona-first .koroona-ray")];
    const colours = () =>
      Promise.all([
        words.evaluate((one) => getComputedStyle(one).color),
        line.evaluate((one) => getComputedStyle(one).stroke),
      ]);
    expect(await warned.count()).toBe(3);
    for (const size of [...SCREENS, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      expect(await outside(warned), `${size.width}×${size.height}`).toEqual([]);
    }
    const red = await colours();
    await strength(page).fill("2000");
    await page.locator(".koroona-first.is-foul").waitFor({ state: "detached" });
    for (const [nth, colour] of (await colours()).entries()) expect(colour).not.toBe(red[nth]);
    // Not so fast that it would fly over the pocket.
    await strength(page).fill("2000");
    await turnTo(page, page.getByText("The striker would fall into a pocket: that is a foul."));
    expect(await page.locator(".koroona-strike.is-foul").count()).toBe(1);
    // A pull under way, taken back by a key.
    const before = await direction(page).getAttribute("aria-valuenow");
    const table = await page.locator(".koroona-table").boundingBox();
    if (!table) throw new Error("the table is on the screen");
    await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2);
    await page.mouse.down();
    await page.mouse.move(table.x + table.width * 0.7, table.y + table.height * 0.8, { steps: 5 });
    expect(await direction(page).getAttribute("aria-valuenow")).not.toBe(before);
    await page.keyboard.press("Escape");
    expect(await direction(page).getAttribute("aria-valuenow")).toBe(before);
    await page.mouse.up();
    expect(await direction(page).getAttribute("aria-valuenow")).toBe(before);
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  });

  it("of somebody else is seen as they aim", async () => {
    const people = [await house.arrive(), await house.arrive({ size: "short" })] as const;
    const [anna, bea] = people;
    await anna.openTable("Koroona", "Anna");
    await anna.startWith(bea, "Bea");
    const [shooter, other] = await shooterOf(people);
    await direction(shooter.page).focus();
    await shooter.page.keyboard.press("ArrowLeft");
    const cue = other.page.locator(".koroona-theirs .koroona-cue");
    await cue.waitFor();
    const place = () => cue.evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
    const before = await place();
    await shooter.page.keyboard.press("ArrowLeft");
    await expect.poll(place).not.toBe(before);
    for (const size of SCREENS) {
      await other.page.setViewportSize(size);
      const striker = other.page.locator(".koroona-theirs .koroona-held");
      expect(await outside(striker), `${size.width}×${size.height}`).toEqual([]);
    }
    for (const person of people) await person.leave();
  });
});

it.each([2, 4])(
  "with %i at the table and three sets, stroke and clock are on every screen",
  async (seats) => {
    const anna = await house.arrive({ size: "short" });
    const { page } = anna;
    await anna.openTable("Koroona", "Anna");
    for (let seat = 1; seat < seats; seat++) await anna.seatToo(`Zoe ${seat}`);
    await page.getByLabel("Time for a stroke").selectOption({ label: "120 seconds" });
    await page.getByRole("group", { name: "Sets" }).getByText("3", { exact: true }).tap();
    await anna.press("Start");
    await strike(page).waitFor();
    const left = async () => Number((await page.getByRole("timer").textContent())?.match(/\d+/)?.[0]);
    await expect.poll(left).toBeLessThan(120);
    const needed = page.locator(
      ".koroona-table, .koroona-strike, .koroona-dial, .koroona-strength, .koroona-said, .koroona-badge-clock",
    );
    for (const stroke of ["before", "after"]) {
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        const what = `${size.width}×${size.height}, ${stroke} the first stroke`;
        expect(await outside(needed), what).toEqual([]);
        expect(await widthOf(page), what).toBe(size.width);
        const table = await page.locator(".koroona-table").boundingBox();
        expect(table?.width, what).toBeGreaterThan(Math.min(size.width, size.height) > 700 ? 500 : 240);
        // On its side the table fills the height.
        if (size.height < 500) expect(table?.height, what).toBeGreaterThan(size.height - 12);
        // What is seldom wanted is read as a whole, or is below the screen.
        const seldom = await page.locator(".koroona-resign").boundingBox();
        const middle = (seldom?.y ?? 0) + (seldom?.height ?? 0) / 2;
        if (middle < size.height + 8)
          expect(await outside(page.locator(".koroona-resign")), what).toEqual([]);
      }
      if (stroke === "before") {
        await strike(page).tap();
        await page.locator(".koroona-verdict").waitFor();
        await expect.poll(() => strike(page).isEnabled()).toBe(true);
      }
    }
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  },
);

it("while a finger aims on a phone, the first contact is seen larger, beside it", async () => {
  const anna = await house.arrive({ size: "small" });
  const { page } = anna;
  await anna.openTable("Koroona", "Anna");
  await anna.seatToo("Bert");
  await anna.press("Start");
  await strike(page).waitFor();
  const loupe = page.locator(".koroona-loupe-rim");
  expect(await loupe.count()).toBe(0);
  const dial = await direction(page).boundingBox();
  if (!dial) throw new Error("the dial is on the screen");
  const line = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: dial.y + dial.height / 2 }],
    });
  await touch("touchStart", dial.x + dial.width / 2);
  await touch("touchMove", dial.x + dial.width / 2 - 30);
  await loupe.waitFor();
  expect(await outside(loupe)).toEqual([]);
  const seen = await loupe.boundingBox();
  const ghost = await page.locator("#koroona-live .koroona-ghost").boundingBox();
  if (!seen || !ghost) throw new Error("both are drawn");
  const apart = ghost.x > seen.x + seen.width || ghost.x + ghost.width < seen.x;
  const above = ghost.y > seen.y + seen.height || ghost.y + ghost.height < seen.y;
  expect(apart || above, "the loupe hides nothing of what it shows").toBe(true);
  await touch("touchEnd");
  await loupe.waitFor({ state: "detached" });
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("how to strike is read as a whole, and what is asked before a set is given up keeps its place", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await anna.openTable("Koroona", "Anna");
  await anna.seatToo("Bert");
  await anna.press("Start");
  await strike(page).waitFor();
  for (const language of ["en", "fr", "de"]) {
    await page.evaluate((language) => localStorage.setItem("tablier.language", language), language);
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    const [said, resign] = [page.locator(".koroona-said"), page.locator(".koroona-resign")];
    await said.locator(".koroona-help").waitFor();
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const what = `${language} ${size.width}×${size.height}`;
      expect(await said.evaluate((one) => one.scrollHeight - one.clientHeight), what).toBeLessThan(2);
      const place = () => resign.evaluate((one) => one.getBoundingClientRect().toJSON());
      const before = await place();
      await resign.evaluate((one) => (one as HTMLElement).click());
      await page.locator(".koroona-resign.danger").waitFor();
      const { top, right, height, left } = await place();
      expect([top, right, height], what).toEqual([before.top, before.right, before.height]);
      expect(left, what).toBeGreaterThanOrEqual(0);
      await resign.press("Escape");
      await page.locator(".koroona-resign:not(.danger)").waitFor();
    }
  }
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
