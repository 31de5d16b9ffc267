// Koroona on small screens: names in doubles, a lesson that nothing moves, the focus of whoever plays by keyboard.

import { expect, it } from "vitest";
import { openHouse } from "./support/house";
import { direction, strength, strike } from "./support/koroona";
import { outside, placeOf } from "./support/place";
import { drag } from "./support/touch";

const house = openHouse();

const SMALL = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 664, height: 360 },
];

it("in doubles five letters of every name are read, and nothing lies over them", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await anna.openTable("Koroona", "Maximiliane");
  for (const name of ["Bernadette", "Carlamaria", "Dorothea"]) await anna.seatToo(name);
  await anna.press("Start");
  await strike(page).waitFor();
  for (const size of SMALL) {
    await page.setViewportSize(size);
    const seen = await page.locator(".seat").evaluateAll((plates) =>
      plates.map((plate) => {
        const text = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, 5);
        const letters = range.getBoundingClientRect();
        const clip = (text.parentElement as Element).getBoundingClientRect();
        const badge = plate.querySelector(".koroona-badge")?.getBoundingClientRect();
        return {
          read: letters.right <= clip.right + 0.5,
          free: badge !== undefined && (badge.top >= letters.bottom - 1 || badge.left >= letters.right),
        };
      }),
    );
    expect(seen, `${size.width}×${size.height}`).toEqual(seen.map(() => ({ read: true, free: true })));
    expect(await outside(strike(page)), `${size.width}×${size.height}`).toEqual([]);
  }
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("why the striker may not lie there moves nothing in a lesson", async () => {
  const pupil = await house.arrive({ size: "short" });
  const { page } = pupil;
  await page.goto(`${house.url}/learn/koroona`);
  const on = page.getByRole("button", { name: "Go on" });
  await on.tap();
  await on.tap();
  await page.getByTestId("coach").getByText("Tap a red disc").waitFor();
  for (const size of SMALL) {
    await page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    const before = [await placeOf(page.locator(".koroona-table")), await placeOf(strike(page))];
    const [x, y] = size.height < 400 ? [0.1, 0.92] : [0.08, 0.92];
    await drag(page.locator(".koroona-table"), [0.3, 0.9], [x, y]);
    const why = page.locator(".lesson-aside").getByText("between the side lines");
    await why.waitFor();
    expect([await placeOf(page.locator(".koroona-table")), await placeOf(strike(page))], what).toEqual(
      before,
    );
    await why.waitFor({ state: "detached", timeout: 10_000 });
  }
  await page.getByRole("button", { name: "From the beginning" }).tap();
  await page.getByTestId("coach").getByText("The red discs are yours").waitFor();
  expect(pupil.complaints).toEqual([]);
  await pupil.leave();
});

it("who strikes by keyboard has the striker under their fingers again at their next turn", async () => {
  const [anna, bea] = [await house.arrive(), await house.arrive()];
  const { page } = anna;
  await anna.openTable("Koroona", "Anna");
  await anna.startWith(bea, "Bea");
  const mine = () => strike(page).isVisible();
  await expect.poll(async () => (await mine()) || (await strike(bea.page).isVisible())).toBe(true);
  const play = async (person: typeof anna, by = direction(person.page)) => {
    await direction(person.page).waitFor();
    await strength(person.page).fill("300");
    await expect.poll(() => strike(person.page).isEnabled()).toBe(true);
    await by.focus();
    await person.page.keyboard.press("Enter");
  };
  if (!(await mine())) await play(bea);
  for (const by of [direction(page), strike(page)]) {
    await play(anna, by);
    await strike(page).waitFor({ state: "detached" });
    const focused = () => page.evaluate(() => document.activeElement?.className ?? "");
    await expect.poll(focused).toContain("koroona-board");
    await play(bea);
    // What was ruled is read first.
    await expect.poll(focused).toContain("koroona-read");
    while ((await focused()).includes("koroona-read")) await page.keyboard.press("Enter");
    await expect.poll(focused).toContain("koroona-handle");
  }
  for (const person of [anna, bea]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});
