// Koroona's aim: the line warns before the stroke, the others see it, and the stroke is on every screen.

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openHouse } from "./support/house";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

const strike = (page: Page) => page.getByRole("button", { name: "Strike", exact: true });
const strength = (page: Page) => page.getByLabel("Strength");
const direction = (page: Page) => page.getByRole("slider", { name: "Direction" });

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
    await strength(page).fill("2000");
    await page.locator(".koroona-first.is-foul").waitFor({ state: "detached" });
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
    await bea.page.goto(anna.page.url());
    await bea.sit("Bea");
    await bea.press("I am ready");
    await anna.press("Start");
    const strikes = () => Promise.all(people.map(({ page }) => strike(page).isVisible()));
    await expect.poll(async () => (await strikes()).includes(true)).toBe(true);
    const [shooter, other] = (await strikes())[0] ? people : [bea, anna];
    await direction(shooter.page).focus();
    await shooter.page.keyboard.press("ArrowLeft");
    const cue = other.page.locator(".koroona-theirs .koroona-cue");
    await cue.waitFor();
    const place = () => cue.evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
    const before = await place();
    await shooter.page.keyboard.press("ArrowLeft");
    await expect.poll(place).not.toBe(before);
    for (const person of people) await person.leave();
  });
});

it.each([2, 4])("with %i at the table, stroke and clock are on every screen", async (seats) => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await anna.openTable("Koroona", "Anna");
  for (let seat = 1; seat < seats; seat++) await anna.seatToo(`Zoe ${seat}`);
  await page.getByLabel("Time for a stroke").selectOption({ label: "120 seconds" });
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
    }
    if (stroke === "before") {
      await strike(page).tap();
      await page.locator(".koroona-verdict").waitFor();
      await expect.poll(() => strike(page).isEnabled()).toBe(true);
    }
  }
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("one's own foul stays to be read while others play, says whose debt it made, and moves nothing", async () => {
  const people = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })] as const;
  const [anna, bea] = people;
  await anna.openTable("Koroona", "Anna");
  await bea.page.goto(anna.page.url());
  await bea.sit("Bea");
  await bea.press("I am ready");
  await anna.press("Start");
  const strikes = () => Promise.all(people.map(({ page }) => strike(page).isVisible()));
  await expect.poll(async () => (await strikes()).includes(true)).toBe(true);
  const [shooter, other] = (await strikes())[0] ? people : [bea, anna];
  const { page } = shooter;
  const seldom = page.locator(".koroona-seldom");
  const places = [];
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    places.push([await placeOf(page.locator(".koroona-table")), await placeOf(seldom)]);
  }
  await strength(page).fill("300");
  await shooter.press("Strike");
  const foul = page.locator(".koroona-verdict.is-foul");
  await foul.getByText("touched no disc").waitFor();
  await foul.getByText(/owes one disc now/).waitFor();
  // The other one plays on, and the foul is still there to be read.
  await strength(other.page).fill("4400");
  await expect.poll(() => strike(other.page).isEnabled()).toBe(true);
  await other.press("Strike");
  const read = foul.getByRole("button", { name: "Understood" });
  await read.waitFor();
  for (const [nth, size] of SCREENS.entries()) {
    await page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    expect(await outside(read), what).toEqual([]);
    // All of the ruling is read, where the screen is not the smallest.
    if (size.height > 600) expect(await outside(foul.locator("li")), what).toEqual([]);
    expect([await placeOf(page.locator(".koroona-table")), await placeOf(seldom)], what).toEqual(places[nth]);
  }
  await shooter.look("a foul to be read");
  await read.tap();
  await foul.waitFor({ state: "detached" });
  expect(shooter.complaints).toEqual([]);
  for (const person of people) await person.leave();
});

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
