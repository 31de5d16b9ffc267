// Colorado on every screen: what is said moves nothing and does not outlive its turn, what is needed is in view, and the
// move that ends a game is seen before the end is.

import { expect, it } from "vitest";
import type { Person } from "./support/browser";
import { openPosition, square, squares } from "./support/colorado";
import { openHouse } from "./support/house";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

/** What is touched, and must not move: where it is on the page. */
const places = async ({ page }: Person) =>
  Promise.all(
    [".colorado-table", ".colorado-talk", ".colorado-moves", ".colorado-turn"].map((part) =>
      placeOf(page.locator(part)),
    ),
  );

const eyes = ({ page }: Person) => page.locator("[data-eyes]").getAttribute("data-eyes");

it("a sentence moves nothing, however long; the board is turned, a move given ahead and taken back", async () => {
  const people = [await house.arrive({ size: "short" }), await house.arrive({ size: "short" })] as const;
  const [anna, bea] = people;
  await anna.openTable("Colorado", "Anna");
  await anna.startWith(bea, "Bea");
  const free = () => Promise.all(people.map(({ page }) => squares(page, "move")));
  await expect.poll(async () => (await free()).some((pawns) => pawns.length > 0)).toBe(true);
  const [mover, other] = (await free())[0]?.length ? people : [bea, anna];
  const row = (await eyes(other)) === "white" ? [1, 2] : [8, 7];
  for (const size of SCREENS) {
    const what = `${size.width}×${size.height}`;
    for (const { page } of people) await page.setViewportSize(size);
    const before = await Promise.all(people.map(places));
    // A word about a square, in one's own turn: no "no", and nothing moves for it.
    await square(mover.page, "d4").click();
    await mover.page.getByTestId("now").getByText("from here a pawn").waitFor();
    expect(await mover.page.locator(".now-notice").count(), what).toBe(0);
    // A "no" for what is too far, in the other's turn a move that waits for its own.
    const pawn = (await squares(mover.page, "move"))[0] ?? "";
    await square(mover.page, pawn).click();
    await square(mover.page, `${pawn.charAt(0) === "a" ? "h" : "a"}${row[1]}`).click();
    await mover.page.locator(".now-notice").getByText(/K\d/).waitFor();
    // The pawn stays in the hand, and is put down again.
    await mover.page.locator('[data-can="go"]').first().waitFor();
    await square(mover.page, pawn).click();
    await square(other.page, `b${row[0]}`).click();
    await square(other.page, `b${row[1]}`).click();
    await other.page.getByTestId("now").getByText("is played in your turn, if it can be.").waitFor();
    expect(await other.page.locator(".colorado-ahead").count(), what).toBe(2);
    expect(await Promise.all(people.map(places)), what).toEqual(before);
    await square(other.page, "d5").click();
    expect(await other.page.locator(".colorado-ahead").count(), what).toBe(0);
    for (const person of people) {
      const side = await eyes(person);
      await person.press("Turn the board");
      expect(await eyes(person), what).not.toBe(side);
      await person.press("Turn the board");
      await person.page.evaluate(() => scrollTo(0, 0));
      // What the colours mean and what may be said are read beside the board.
      expect(
        await outside(person.page.locator(".colorado-table, .colorado-talk button, .colorado-legend li")),
        what,
      ).toEqual([]);
      expect(await widthOf(person.page), what).toBe(size.width);
    }
    expect(await Promise.all(people.map(places)), what).toEqual(before);
  }
  // What was said in the other's turn goes with it: the next word is about one's own. The first move has its place kept.
  for (const { page } of people) await page.setViewportSize(SCREENS[0]);
  await square(other.page, "d5").click();
  await other.page.getByTestId("now").getByText("from here a pawn").waitFor();
  let to: string | undefined;
  for (const from of await squares(mover.page, "move")) {
    await square(mover.page, from).click();
    [to] = await squares(mover.page, "go");
    if (to) break;
  }
  const before = await Promise.all(people.map(places));
  await square(mover.page, to ?? "").click();
  await other.page.getByTestId("now").getByText("You play").waitFor({ timeout: 4000 });
  await other.page.locator(".colorado-moves li button").waitFor();
  expect(await Promise.all(people.map(places))).toEqual(before);
  for (const person of people) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("the move that wins is seen and heard of; then the end, from one's own side, in view wherever one had scrolled", async () => {
  const [anna, bea] = [await house.arrive({ size: "small" }), await house.arrive({ size: "side" })];
  // White's last pawn goes home, and captures there.
  await openPosition(anna, "Anna", "w2b4/3w4/8/7b/8/8/8/8 w - -");
  await anna.startWith(bea, "Bea");
  for (const { page } of [anna, bea]) {
    await page.getByRole("grid", { name: "Board" }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await square(anna.page, "d7").tap();
  await square(anna.page, "d8").tap();
  await bea.page
    .getByTestId("spoken")
    .getByText("Anna goes from d7 to d8 and captures.")
    .waitFor({ state: "attached" });
  for (const { page } of [anna, bea]) {
    await page.locator('[data-pawn="d8"]').waitFor();
    expect(await page.locator(".end-scene").count()).toBe(0);
    await page.getByRole("button", { name: "d7×d8" }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  const end = ({ page }: Person) => page.getByRole("region", { name: "The end of the game" });
  await end(anna).getByRole("heading", { name: "You win" }).waitFor();
  await end(anna).getByText("All your pawns that remain are home.").waitFor();
  await end(bea).getByRole("heading", { name: "Anna wins" }).waitFor();
  await end(bea).getByText("All pawns of Anna that remain are home.").waitFor();
  for (const person of [anna, bea]) {
    expect(await outside(end(person).locator("h2, p, button, a"))).toEqual([]);
    for (const size of SCREENS) {
      await person.page.setViewportSize(size);
      expect(await widthOf(person.page), `${size.width}×${size.height}`).toBe(size.width);
    }
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("a capture that loses the game is crossed out, told of before it is made, and asked about on every screen", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await openPosition(anna, "Anna", "8/8/8/2w1b3/8/8/8/b7 w - -");
  await anna.seatToo("Bert");
  await anna.press("Start");
  const now = page.getByTestId("now");
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const before = await places(anna);
    await square(page, "c5").click();
    await now.getByText("Careful: capturing on e5 loses the game").waitFor();
    const what = `${size.width}×${size.height}`;
    // How far the sentence reaches beyond its place.
    const cut = () =>
      now.evaluate((one) => {
        const place = one.parentElement?.getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        return Math.max((place?.top ?? 0) - top, bottom - (place?.bottom ?? 0));
      });
    expect(await cut(), what).toBeLessThan(2);
    expect(await page.locator(".is-losing").count()).toBe(1);
    await square(page, "e5").click();
    await now.getByText("Touch e5 again").waitFor();
    expect(await cut(), what).toBeLessThan(2);
    expect(await places(anna), what).toEqual(before);
    expect(await page.locator(".colorado-moves li button").count(), what).toBe(0);
    await anna.look(`a capture that loses, ${what}`);
    await square(page, "c5").click();
  }
  await square(page, "c5").click();
  await square(page, "e5").click();
  await square(page, "e5").click();
  await page.getByRole("heading", { name: "Bert wins" }).waitFor();
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
