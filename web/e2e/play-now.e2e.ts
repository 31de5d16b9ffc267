// From the first page into a game, and back to it.

import { expect, it } from "vitest";
import { toAuction } from "./support/a-little";
import { GAMES } from "./support/browser";
import { openHouse } from "./support/house";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

it("play now seats bots as strong as was wished for, and remembers it", async () => {
  const anna = await house.arrive({ size: "small" });
  const { page } = anna;
  const strength = () => page.getByLabel("How strong the bots of Corona are");
  expect(await strength().locator("option:checked").textContent()).toBe("First game · Beginner");
  await anna.playNow("Corona");
  expect(await page.locator(".seat", { hasText: "Beginner" }).count()).toBe(2);
  // Nobody waits for a glass alone: once one is done, the bots do not take the rest of the minute.
  await toAuction(page);
  await page.getByRole("button", { name: "Done: I have nothing more to call" }).tap();
  await page.getByRole("button", { name: "Done ✓ for this auction" }).waitFor();
  await page.locator(".corona-pad").waitFor({ state: "detached", timeout: 20_000 });
  await page.goto(house.url);
  await strength().selectOption({ label: "Strongest · Master" });
  await page.reload();
  expect(await strength().locator("option:checked").textContent()).toBe("Strongest · Master");
  await anna.playNow("Corona");
  expect(await page.locator(".seat", { hasText: "Master" }).count()).toBe(2);
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("one's tables are on the first page without scrolling, and nothing moves as they come in", async () => {
  const anna = await house.arrive({ size: "small" });
  const { page } = anna;
  expect(await page.getByRole("navigation", { name: "Go on where you left off" }).count()).toBe(0);
  await anna.playNow("Colorado");
  const table = page.url();
  await page.goto(house.url);
  const link = page.getByRole("link", { name: /^(Go on|Your turn): Colorado/ });
  await link.waitFor();
  // Whoever comes again finds their place kept: the boxes stand where they will be when the tables are known.
  let answered = false;
  await page.route("**/api/tables", async (route) => {
    await new Promise((later) => setTimeout(later, 700));
    answered = true;
    await route.continue();
  });
  await page.reload();
  const box = page.locator(".box-corona");
  await box.waitFor();
  const before = await placeOf(box);
  expect(answered).toBe(false);
  await link.waitFor();
  expect(await placeOf(box)).toEqual(before);
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    expect(await outside(link), `${size.width}×${size.height}`).toEqual([]);
    expect(await widthOf(page), `${size.width}×${size.height}`).toBe(size.width);
  }
  await anna.look("the first page, with tables");
  // Nothing was played to its end yet. Of one row of ways to go on, none is kept free below it.
  const games = page.getByRole("button", { name: "Games you have played" });
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await games.count()).toBe(0);
  expect((await page.locator(".lid-tables").boundingBox())?.height).toBeLessThan(60);
  // Whom one plays with says which table it is, rather than its code.
  await link.getByText("with Brook").waitFor();
  await link.tap();
  await page.locator(".seats").waitFor();
  expect(page.url()).toBe(table);
  await anna.press("Resign");
  await anna.press("Really resign?");
  await page.getByRole("region", { name: "The end of the game" }).waitFor();
  await page.goto(house.url);
  // Finished games are one tap away, and in view.
  await games.waitFor();
  expect(await outside(games)).toEqual([]);
  await games.tap();
  const played = page.getByRole("dialog").getByRole("link", { name: /^Colorado/ });
  await played.waitFor();
  expect(await outside(played)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it.each(GAMES)("the tab of %s says whose turn it is", async (game) => {
  const [anna, bea] = [await house.arrive(), await house.arrive()];
  await anna.openTable(game, "Anna");
  await bea.page.goto(anna.page.url());
  await bea.sit("Bea");
  await bea.press("I am ready");
  expect(await anna.page.title()).toBe(`${game} · Tablier`);
  await anna.press("Start");
  const titles = async () => (await Promise.all([anna.page.title(), bea.page.title()])).sort();
  await expect.poll(titles).toEqual([`${game} · Tablier`, `● Your turn · ${game} · Tablier`]);
  // A link that phones can't open says so.
  await anna.press("Invite others");
  await anna.page.getByText("phones can’t open it").waitFor();
  for (const person of [anna, bea]) await person.leave();
});

it("the table that waits for one comes first, however long ago it was", async () => {
  const [anna, bea] = [await house.arrive({ size: "short" }), await house.arrive()];
  await anna.openTable("Colorado", "Anna");
  await anna.startWith(bea, "Bea");
  const title = "● Your turn · Colorado · Tablier";
  await expect.poll(async () => [await anna.page.title(), await bea.page.title()]).toContain(title);
  const [waited, other] = (await anna.page.title()) === title ? [anna, bea] : [bea, anna];
  const home = async (person: typeof anna, listed: readonly string[]) => {
    await person.page.goto(house.url);
    await person.openTable("Koroona", "Somebody");
    await person.page.goto(house.url);
    const links = person.page.getByRole("navigation", { name: "Go on where you left off" }).getByRole("link");
    const texts = () => links.locator("> span").allTextContents();
    await expect.poll(texts).toEqual(listed);
  };
  await home(waited, ["Your turn: Colorado", "Go on: Koroona"]);
  await home(other, ["Go on: Koroona", "Go on: Colorado"]);
  for (const person of [anna, bea]) await person.leave();
});

it("a link that was sent shows title, sentence and picture", async () => {
  const anna = await house.arrive();
  await anna.openTable("Koroona", "Anna");
  await anna.press("Invite others");
  const link = await anna.page.getByRole("textbox", { name: "Link" }).inputValue();
  const page = await (await fetch(link, { headers: { "accept-language": "fr" } })).text();
  const said = (name: string) => new RegExp(`property="${name}" content="([^"]+)"`).exec(page)?.[1] ?? "";
  expect(said("og:title")).toBe("Venez jouer à Koroona");
  expect(said("og:description").length).toBeGreaterThan(20);
  const picture = await fetch(said("og:image"));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  // Whoever follows it comes to the table.
  const bea = await house.arrive({}, link);
  await bea.sit("Bea");
  for (const person of [anna, bea]) await person.leave();
});
