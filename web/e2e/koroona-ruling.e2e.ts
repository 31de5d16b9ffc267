// Koroona's referee on every screen: a ruling stays until it is read, all of it, and moves nothing.

import { expect, it } from "vitest";
import { openHouse } from "./support/house";
import {
  BLACK_NEARLY_DONE,
  openPosition,
  owing,
  pocket,
  RED_NEARLY_DONE,
  shooterOf,
  strength,
  strike,
} from "./support/koroona";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";
import { openWith } from "./support/setup";

const house = openHouse();

it("one's own foul stays to be read while others play, says whose debt it made, and moves nothing", async () => {
  const people = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })] as const;
  const [anna, bea] = people;
  await anna.openTable("Koroona", "Anna");
  await anna.startWith(bea, "Bea");
  const [shooter, other] = await shooterOf(people);
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
  await openPosition(anna, "Anna", owing(23));
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

it("at the end the stroke that won is what is told, not one's own foul before it", async () => {
  const [anna, bea] = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })];
  await openPosition(anna, "Anna", BLACK_NEARLY_DONE);
  await anna.startWith(bea, "Bea");
  await strike(anna.page).waitFor();
  await strength(anna.page).fill("300");
  await anna.press("Strike");
  await anna.page.locator(".koroona-verdict.is-foul").waitFor();
  await strike(bea.page).waitFor();
  await bea.press("Understood");
  await pocket(bea, 8);
  const end = (page: typeof anna.page) => page.getByRole("region", { name: "The end of the game" });
  await end(bea.page).getByRole("heading", { name: "You win" }).waitFor();
  await end(bea.page).getByText("All your discs are in the pockets.").waitFor();
  await end(anna.page).getByRole("heading", { name: "Bea wins" }).waitFor();
  await end(anna.page).getByText("All black discs are in the pockets.").waitFor();
  for (const { page, complaints } of [anna, bea]) {
    await page.locator(".koroona-verdict").getByText("the set is won").waitFor();
    expect(await page.locator(".koroona-verdict.is-foul").count()).toBe(0);
    // The last disc is gone from the table, and lies with the others on its owner's rim.
    expect(await page.locator('[data-disc="8"]').getAttribute("visibility")).toBe("hidden");
    expect(await page.locator(".koroona-rims .is-black .koroona-body").count()).toBe(8);
    expect(complaints).toEqual([]);
  }
  for (const person of [anna, bea]) await person.leave();
});

it("a set's end is a moment: who won it and how, until both go on, and no clock runs", async () => {
  const [anna, bea] = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })];
  await openPosition(anna, "Anna", RED_NEARLY_DONE, 3);
  await anna.startWith(bea, "Bea");
  await strike(anna.page).waitFor();
  await pocket(anna, 0);
  const card = (page: typeof anna.page) => page.getByTestId("between");
  await card(anna.page).getByRole("heading", { name: "You win the set" }).waitFor();
  await card(anna.page).getByText("All your discs are in the pockets.").waitFor();
  await card(bea.page).getByRole("heading", { name: "Anna wins the set" }).waitFor();
  await card(bea.page).getByText("All red discs are in the pockets.").waitFor();
  for (const size of SCREENS) {
    await anna.page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    expect(await outside(card(anna.page).locator("h3, p, button")), what).toEqual([]);
    expect(await widthOf(anna.page), what).toBe(size.width);
  }
  await anna.look("between two sets");
  for (const { page } of [anna, bea]) {
    // Everything lies as the last stroke left it, and nobody aims.
    expect(await page.locator(".koroona-rims .is-red .koroona-body").count()).toBe(8);
    expect(await page.locator(".koroona-aiming, .koroona-badge-clock").count()).toBe(0);
  }
  await anna.press("Continue");
  await anna.page.getByTestId("now").getByText("begins when everybody").waitFor();
  // A reload has no memory of its own.
  await bea.page.reload();
  await card(bea.page).getByRole("heading", { name: "Anna wins the set" }).waitFor();
  await bea.press("Continue");
  for (const { page, complaints } of [anna, bea]) {
    await page.locator(".koroona-standings").getByText("Set 2 of 3").waitFor();
    expect(complaints).toEqual([]);
  }
  for (const person of [anna, bea]) await person.leave();
});

it("time that runs out is felt before, and told to both", async () => {
  const [anna, bea] = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })];
  await openWith(anna, "Anna", "koroona", { sets: 1, clock: 12, off: [], position: owing(1) });
  await anna.startWith(bea, "Bea");
  await strike(anna.page).waitFor();
  const clock = anna.page.locator(".koroona-badge-clock");
  const calm = await clock.boundingBox();
  await anna.page.locator(".koroona-badge-clock.is-late").waitFor();
  expect(await clock.boundingBox()).toEqual(calm);
  await anna.page.getByText("10 seconds left").waitFor({ state: "attached" });
  const told = (page: typeof anna.page) => page.locator(".koroona-verdict").getByRole("heading");
  await told(anna.page).filter({ hasText: "Your time ran out" }).waitFor({ timeout: 20_000 });
  await told(bea.page).filter({ hasText: "Anna: time is up" }).waitFor();
  for (const { page, complaints } of [anna, bea]) {
    expect(await outside(page.locator(".koroona-verdict :is(h3, li)"))).toEqual([]);
    expect(complaints).toEqual([]);
  }
  for (const person of [anna, bea]) await person.leave();
});

it("a finished match that is opened again shows how it was left, and why it ended", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await openPosition(anna, "Anna", RED_NEARLY_DONE);
  await anna.seatToo("Bert");
  await anna.press("Start");
  await strike(page).waitFor();
  await strength(page).fill("300");
  await anna.press("Strike");
  await page.locator(".koroona-verdict").waitFor();
  await anna.press("Resign the set");
  await page.waitForTimeout(700);
  await anna.press("Really resign the set?");
  const end = page.getByRole("region", { name: "The end of the game" });
  const lies = () => page.locator('[data-disc][visibility="visible"]').count();
  await end.getByText(/resigned/).waitFor();
  const left = await lies();
  expect(left).toBeGreaterThan(8);
  await page.reload();
  await end.getByText(/(Anna|Bert) resigned/).waitFor();
  expect(await lies()).toBe(left);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await page
    .locator(".koroona-ending")
    .getByText(/resigned/)
    .waitFor();
  expect(await lies()).toBe(left);
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("whoever strikes for the first time is told how, though others have struck", async () => {
  const people = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })] as const;
  const [anna, bea] = people;
  await openPosition(anna, "Anna", owing(1));
  await anna.startWith(bea, "Bea");
  const said = anna.page.locator(".koroona-verdict");
  await strike(anna.page).waitFor();
  await strength(anna.page).fill("300");
  await anna.press("Strike");
  await said.getByText("Anna: foul").waitFor();
  await bea.press("Understood");
  await bea.page.getByText("then press Strike.").waitFor();
  await strength(bea.page).fill("300");
  await expect.poll(() => strike(bea.page).isEnabled()).toBe(true);
  await bea.press("Strike");
  // Now both rulings are to be read, one's own first; they stand instead of how to strike, which is known.
  await said.getByText("Anna: foul").waitFor();
  await anna.press("Understood");
  await said.getByText("Bea: foul").waitFor();
  await anna.press("Understood");
  // Aimed as softly as before: the sign of the next foul has its words, though nobody has aimed yet.
  await anna.page.locator(".koroona-help.is-foul").getByText("would touch nothing").waitFor();
  expect(await anna.page.getByText("then press Strike.").count()).toBe(0);
  for (const person of people) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("a new game begins with nothing to be read, and says how to strike", async () => {
  const people = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })] as const;
  const [anna, bea] = people;
  await openPosition(anna, "Anna", owing(1));
  await anna.startWith(bea, "Bea");
  await strike(anna.page).waitFor();
  await strength(anna.page).fill("300");
  await anna.press("Strike");
  await anna.page.locator(".koroona-verdict.is-foul").waitFor();
  await bea.press("Resign the set");
  await bea.press("Really resign the set?");
  await anna.press("Play again");
  await bea.press("Play again");
  await strike(anna.page).waitFor();
  await anna.page.getByText("then press Strike.").waitFor();
  expect(await anna.page.locator(".koroona-verdict").count()).toBe(0);
  for (const person of people) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});
