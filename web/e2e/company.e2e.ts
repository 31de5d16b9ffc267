// Together at a table: proposals that want an answer, whoever comes in the middle, words without words, names, and a "no"
// where the eye is. On every screen, and nothing moves for any of it.

import { expect, it } from "vitest";
import type { Person } from "./support/browser";
import { gesturesOf } from "./support/gestures";
import { openHouse } from "./support/house";
import { covers, outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

/** Two at a table of Colorado, in a game. */
async function pair(): Promise<[Person, Person]> {
  const [anna, bea] = [await house.arrive({ size: "short" }), await house.arrive({ size: "small" })];
  await anna.openTable("Colorado", "Anna");
  await anna.startWith(bea, "Bea");
  for (const person of [anna, bea]) await person.page.locator(".colorado-table").waitFor();
  return [anna, bea];
}

const asked = ({ page }: Person) => page.locator(".asked");
const board = ({ page }: Person) => page.locator(".colorado-table");

/** Answers what is asked: on a phone it opens a sheet with the answers. */
async function answer(person: Person, name: string): Promise<void> {
  const opens = person.page.locator(".asked-open");
  if (await opens.isVisible()) await person.press(opens);
  await person.press(name);
}

/** What is asked is in view on every screen, covers nothing that is read or touched, and the board stands where it
 * stood. */
async function fits(person: Person, places: readonly number[][]): Promise<void> {
  for (const [nth, size] of SCREENS.entries()) {
    await person.page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    // A screen that has just changed is drawn anew with the next frame.
    await expect
      .poll(() => outside(asked(person).locator("p, button, input")), { message: what })
      .toEqual([]);
    for (const below of [".seats", ".now", ".colorado-table"]) {
      expect(await covers(asked(person), person.page.locator(below)), `${what} ${below}`).toBe(false);
    }
    expect(await placeOf(board(person)), what).toEqual(places[nth]);
    expect(await covers(asked(person), board(person)), `${what}: the board stays in sight`).toBe(false);
    expect(await widthOf(person.page), what).toBe(size.width);
  }
}

async function placesOf(person: Person): Promise<number[][]> {
  const places = [];
  for (const size of SCREENS) {
    await person.page.setViewportSize(size);
    places.push(await placeOf(board(person)));
  }
  return places;
}

it("a proposal to end the game is asked of everybody, answered with one tap, and ends it when all agree", async () => {
  const [anna, bea] = await pair();
  const places = await placesOf(bea);
  const propose = async () => {
    await anna.press("Menu");
    await anna.press("Propose to end the game here");
    expect(await anna.page.locator("dialog").count()).toBe(0);
  };
  await propose();
  await asked(bea).getByText("Anna would like to end the game here.").waitFor();
  await fits(bea, places);
  await bea.look("a proposal");
  await answer(bea, "Play on after all");
  await asked(bea).waitFor({ state: "detached" });
  await asked(anna).waitFor({ state: "detached" });
  // Who proposed it is told what became of it.
  await anna.page.getByTestId("now").getByText("Bea would rather play on").waitFor();
  await propose();
  await asked(anna).getByText("The game ends here as soon as everyone agrees.").waitFor();
  await answer(bea, "End it here");
  for (const person of [anna, bea]) {
    await person.page.getByRole("heading", { name: "A draw" }).waitFor();
    expect(person.complaints).toEqual([]);
  }
  // Another game is asked for and answered in the same way.
  // To try a position one leaves the others: it is asked first.
  await anna.press("Try this position against bots");
  await anna.page.getByText("Staying here: Bea.").waitFor();
  await anna.press("Stay here");
  await anna.press("Play again");
  await bea.page.getByText("Anna would like to play again.").waitFor();
  await bea.press("Play again");
  for (const person of [anna, bea]) {
    await person.page.getByRole("region", { name: "The end of the game" }).waitFor({ state: "detached" });
    await person.leave();
  }
});

it("whoever comes into a game watches, is told so, and gets a seat in the next one", async () => {
  const anna = await house.arrive({ size: "short" });
  await anna.playNow("Colorado");
  const cleo = await house.arrive({ size: "small" }, anna.page.url());
  await asked(cleo).getByText("You are watching this game.").waitFor();
  await fits(cleo, await placesOf(cleo));
  await cleo.look("watching");
  await cleo.page.getByLabel("Your name").fill("Cleo");
  await cleo.press("Play the next one");
  await asked(cleo).getByText("You get a seat as soon as").waitFor();
  // What the bar has no room for meanwhile is in the menu, and so is the name.
  await cleo.page.setViewportSize({ width: 320, height: 568 });
  expect(await outside(cleo.page.locator(".asked-short"))).toEqual([]);
  await cleo.press("Menu");
  for (const way of ["Invite others", "What happened"]) {
    await cleo.page.getByRole("dialog").getByRole("button", { name: way }).waitFor();
  }
  expect(await cleo.page.getByLabel("What others call you").inputValue()).toBe("Cleo");
  await cleo.page.keyboard.press("Escape");
  const dora = await house.arrive({ size: "small" }, anna.page.url());
  await asked(dora).getByText("You are watching this game.").waitFor();
  await anna.press("Resign");
  await anna.press("Really resign?");
  await anna.page.getByText("Cleo would like to play.").waitFor();
  // Also after its end.
  await dora.page.locator(".end-scene").waitFor();
  await asked(dora).getByText("You are watching this game.").waitFor();
  await anna.press(/makes room$/);
  await anna.page.getByText("Cleo would like to play.").waitFor({ state: "detached" });
  await cleo.press("Play again");
  await anna.page.getByText("Cleo would like to play again.").waitFor();
  await anna.press("Play again");
  await cleo.page.locator(".seat-own", { hasText: "Cleo" }).waitFor();
  for (const person of [anna, cleo, dora]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("whoever leaves for good is still named on a plate as high as before, and is not asked to go on", async () => {
  const anna = await house.arrive({ size: "short" });
  const bea = await house.arrive({ size: "small" });
  await anna.openTable("Corona", "Anna");
  await anna.seatBot();
  await anna.startWith(bea, "Bea");
  for (const person of [anna, bea]) await person.page.getByTestId("board").waitFor();
  const seats = anna.page.locator(".seats");
  const height = async () => (await seats.boundingBox())?.height;
  const before = await height();
  await bea.press("Menu");
  await bea.press("Leave the game for good");
  const sure = bea.button("Really leave? This can’t be undone");
  await expect.poll(() => sure.getAttribute("aria-disabled")).toBe("false");
  await bea.press(sure);
  // What the menu offered is gone with the seat.
  await bea.page.locator("dialog").waitFor({ state: "detached" });
  const plate = anna.page.locator(".seat-left", { hasText: "Bea" });
  await plate.getByText("has left the game").waitFor();
  expect(await height()).toBe(before);
  await anna.look("a seat given up");
  await bea.press("Menu");
  expect(await bea.button("Pause").count()).toBe(0);
  await bea.page.goto(house.url);
  await bea.page.getByRole("link", { name: "Corona with Anna" }).waitFor();
  expect(await bea.page.getByRole("link", { name: /^(Go on|Your turn)/ }).count()).toBe(0);
  for (const person of [anna, bea]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("a deserted seat goes to a bot, then to somebody who watches, and back to whoever comes again", async () => {
  const [anna, bea] = await pair();
  const places = await placesOf(anna);
  const address = bea.page.url();
  const cleo = await house.arrive({ size: "small" }, address);
  await asked(cleo).getByText("You are watching this game.").waitFor();
  const watched = await placesOf(cleo);
  await bea.page.goto("about:blank");
  await asked(anna).getByText("Bea is away.").waitFor();
  await fits(anna, places);
  await answer(anna, "Let a bot play");
  await anna.page.locator(".seat-away", { hasText: "a bot stands in" }).waitFor();
  // Bea looks in for a moment, and reads whose seat it is.
  await bea.page.goto(address);
  await asked(bea).getByText("A bot plays for you.").waitFor();
  await bea.page.goto("about:blank");
  // Whoever watches is offered the seat, and moves nothing by taking it.
  await asked(cleo).getByText("A bot plays for Bea, who is gone.").waitFor();
  await fits(cleo, watched);
  await cleo.look("a seat that is free");
  await cleo.page.getByLabel("Your name").fill("Cleo");
  await cleo.press("Play for Bea");
  await cleo.page.locator(".seat-own", { hasText: "Cleo" }).getByText("for Bea").waitFor();
  await asked(cleo).waitFor({ state: "detached" });
  await anna.page.locator(".seat", { hasText: "Cleo" }).getByText("for Bea").waitFor();
  expect(await placeOf(board(anna))).toEqual(places.at(-1));
  // The seat is still Bea's.
  await bea.page.goto(address);
  await asked(bea).getByText("Cleo plays for you.").waitFor();
  await answer(bea, "I am back");
  await asked(bea).waitFor({ state: "detached" });
  await bea.page.locator(".seat-own", { hasText: "Bea" }).waitFor();
  await asked(cleo).getByText("You are watching this game.").waitFor();
  for (const person of [anna, bea, cleo]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("a word is said at one's seat, seen at it by the others, and muted by two taps, for as long as the tab is open", async () => {
  const [anna, bea] = await pair();
  const places = await placesOf(anna);
  await anna.press(/^Anna: say a word/);
  const words = anna.page.getByRole("group", { name: "A word to the others" });
  for (const [nth, size] of SCREENS.entries()) {
    await anna.page.setViewportSize(size);
    expect(await outside(words.getByRole("button")), `${size.width}×${size.height}`).toEqual([]);
    expect(await placeOf(board(anna))).toEqual(places[nth]);
  }
  await anna.look("reactions");
  // They go by Escape, wherever the focus is, and by a touch elsewhere.
  await anna.page.keyboard.press("Escape");
  await words.waitFor({ state: "detached" });
  await anna.press(/^Anna: say a word/);
  await words.getByRole("button").first().focus();
  await anna.page.keyboard.press("Escape");
  await words.waitFor({ state: "detached" });
  await expect(
    anna.button(/^Anna: say a word/).evaluate((at) => at === document.activeElement),
  ).resolves.toBe(true);
  await anna.press(/^Anna: say a word/);
  await anna.press(anna.page.getByTestId("now"));
  await words.waitFor({ state: "detached" });
  await anna.press(/^Anna: say a word/);
  // Where it will be read out is there before.
  expect(await bea.page.locator(".seat [role=status]").count()).toBe(2);
  const said = bea.page.locator(".seat", { hasText: "Anna" }).locator(".seat-says");
  await anna.press("Bravo");
  await said.getByText("Bravo").waitFor();
  expect(await outside(said)).toEqual([]);
  // It lies over the seat's name, not over the sentence.
  expect(await covers(said, bea.page.locator(".now"))).toBe(false);
  // A touch on her seat says what can be done, and does nothing yet.
  await bea.press("Anna: what they say");
  expect(await said.count()).toBe(1);
  await bea.press("Do not show what Anna says");
  await said.waitFor({ state: "detached" });
  const plate = bea.page.locator(".seat", { hasText: "Anna" });
  expect(await covers(plate.locator(".seat-name > svg"), plate.locator(".colorado-badge"))).toBe(false);
  const gestures = gesturesOf(bea);
  await bea.page.reload();
  await plate.locator(".seat-name > svg").waitFor();
  await anna.press(/^Anna: say a word/);
  await anna.press("Ouch");
  await expect.poll(() => gestures.got.join()).toContain("ouch");
  await bea.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await said.count()).toBe(0);
  // It was there to be seen.
  await bea.press("Anna: what they say");
  await bea.press("Show again what Anna says");
  await said.getByText("Ouch").waitFor();
  for (const person of [anna, bea]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("a name is asked once, kept, and changed at the table", async () => {
  const anna = await house.arrive({ size: "short" });
  await anna.page.getByLabel("What others call you").fill("Anna");
  await anna.page.keyboard.press("Enter");
  await anna.playNow("Koroona");
  await anna.page.locator(".seat-own", { hasText: "Anna" }).waitFor();
  await anna.press("Menu");
  await anna.page.getByLabel("What others call you").fill("Anja");
  await anna.page.keyboard.press("Enter");
  await anna.page.keyboard.press("Escape");
  await anna.page.locator(".seat-own", { hasText: "Anja" }).waitFor();
  await anna.page.goto(house.url);
  expect(await anna.page.getByLabel("What others call you").inputValue()).toBe("Anja");
  await anna.leave();
});

it("a refusal of the settings is seen where one is, not above the screen", async () => {
  const anna = await house.arrive({ size: "small" });
  await anna.openTable("Corona", "Anna");
  // A game that never ends can't be agreed on (C17).
  const endings = anna.page
    .getByRole("group", { name: "The game ends" })
    .locator("input[type=checkbox]:checked");
  while ((await endings.count()) > 1) await endings.last().uncheck();
  await endings.evaluate((box) => box.scrollIntoView({ block: "start" }));
  expect(await outside(anna.page.getByTestId("now"))).not.toEqual([]);
  await endings.click({ force: true });
  const near = anna.page.locator(".near-notice");
  await near.getByText("C17").waitFor();
  expect(await outside(near)).toEqual([]);
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
