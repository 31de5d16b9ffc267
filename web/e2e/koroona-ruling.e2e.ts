// Koroona's referee on every screen: a ruling stays until it is read, all of it, and moves nothing.

import { expect, it } from "vitest";
import { openHouse } from "./support/house";
import { strength, strike } from "./support/koroona";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

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
  // Whoever is next reads it first, all of it, and strikes then: it does not go by itself.
  const theirs = other.page.locator(".koroona-verdict.is-foul");
  const next = theirs.getByRole("button", { name: "Understood" });
  await next.waitFor();
  for (const size of SCREENS) {
    await other.page.setViewportSize(size);
    const what = `${size.width}×${size.height}, in one's own turn`;
    expect(await theirs.locator("li").count(), what).toBe(2);
    expect(await outside(theirs.locator("h3, li, button")), what).toEqual([]);
    expect(await widthOf(other.page), what).toBe(size.width);
  }
  await other.page.setViewportSize({ width: 390, height: 664 });
  await other.look("a ruling in one's own turn");
  await next.tap();
  await next.waitFor({ state: "detached" });
  expect(await outside(theirs.locator("h3, li:first-child"))).toEqual([]);
  // They play on, and the foul is still there to be read by whoever made it.
  await strength(other.page).fill("4400");
  await expect.poll(() => strike(other.page).isEnabled()).toBe(true);
  await other.press("Strike");
  const read = foul.getByRole("button", { name: "Understood" });
  await read.waitFor();
  for (const [nth, size] of SCREENS.entries()) {
    await page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    expect(await outside(read), what).toEqual([]);
    expect(await outside(foul.locator("li")), what).toEqual([]);
    expect([await placeOf(page.locator(".koroona-table")), await placeOf(seldom)], what).toEqual(places[nth]);
  }
  await shooter.look("a foul to be read");
  await read.tap();
  await foul.waitFor({ state: "detached" });
  expect(shooter.complaints).toEqual([]);
  for (const person of people) await person.leave();
});

it("debts keep to the rim, however many they are", async () => {
  const anna = await house.arrive({ size: "small" });
  const { page } = anna;
  const code = await page.evaluate(async () => {
    const row = (y: number) => Array.from({ length: 8 }, (_, n) => ({ table: [290_000 + n * 60_000, y] }));
    const debts = [Array.from({ length: 23 }, () => "south"), []];
    const position = { discs: [...row(700_000), ...row(600_000)], turn: 0, debts };
    const setup = { sets: 1, clock: null, off: [], position };
    const body = JSON.stringify({ game: "koroona", setup, name: "Anna" });
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).code;
  });
  await page.goto(`${house.url}/t/${code}`);
  await anna.sit("Anna");
  await anna.seatToo("Bert");
  await anna.press("Start");
  const owed = page.locator(".koroona-owed");
  await owed.first().waitFor();
  expect(await owed.count()).toBe(23);
  const table = await page.locator(".koroona-still").boundingBox();
  const right = (table?.x ?? 0) + (table?.width ?? 0);
  for (const disc of await owed.all()) {
    const box = await disc.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(right);
  }
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
