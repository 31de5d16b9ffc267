// Colorado in real browsers: a whole game between two people, one with keys and one with a thumb; a match against a bot.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPosition, square, squares } from "./support/colorado";
import { openHouse } from "./support/house";
import { placeOf } from "./support/place";

const house = openHouse();

type Touch = (page: Page, square: string) => Promise<void>;

const tap: Touch = (page, name) => square(page, name).tap();
const click: Touch = (page, name) => square(page, name).click();

/** With arrow keys alone, from wherever the board's focus is. */
const keys: Touch = async (page, name) => {
  const board = page.getByRole("grid", { name: "Board" });
  const focus = board.locator("button[tabindex='0']");
  await focus.focus();
  const from = (await focus.getAttribute("data-square")) ?? "";
  const turned = (await page.locator("[data-eyes]").getAttribute("data-eyes")) === "black";
  const step = async (by: number, plus: string, minus: string) => {
    for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by > 0 !== turned ? plus : minus);
  };
  await step(name.charCodeAt(0) - from.charCodeAt(0), "ArrowRight", "ArrowLeft");
  await step(name.charCodeAt(1) - from.charCodeAt(1), "ArrowUp", "ArrowDown");
  await page.keyboard.press("Enter");
};

const played = (page: Page) => page.locator(".colorado-moves li button").count();

/** Waits until as many moves are on the list, or the game is over. */
async function until(page: Page, moves: number): Promise<void> {
  await page.waitForFunction(
    (moves) =>
      document.querySelectorAll(".colorado-moves li button").length >= moves ||
      document.querySelector("[data-testid=verdict]") ||
      document.querySelector("[data-testid=now]")?.textContent?.includes("The game is over"),
    moves,
  );
}

/** Plays like somebody in a hurry: the foremost pawn on its way that can go forward, as far as it can. */
async function hurry(page: Page, side: "white" | "black", touch: Touch): Promise<void> {
  const forward = side === "white" ? 1 : -1;
  const row = (name: string) => Number(name.charAt(1)) * forward;
  const before = await played(page);
  const home = side === "white" ? 8 : -1;
  const movable = (await squares(page, "move")).sort((a, b) => row(b) - row(a));
  const pawns = [...movable.filter((at) => row(at) !== home), ...movable.filter((at) => row(at) === home)];
  let way: { from: string; to: string } | null = null;
  for (const from of pawns) {
    await touch(page, from);
    const to = (await squares(page, "go")).sort((a, b) => row(b) - row(a))[0];
    if (to === undefined) continue;
    way = { from, to };
    if (row(to) > row(from)) break;
  }
  if (!way) throw new Error("it is this side's turn, but nothing can be moved");
  if ((await squares(page, "go")).indexOf(way.to) < 0) await touch(page, way.from);
  await touch(page, way.to);
  await until(page, before + 1);
}

it("is played from the first move to the last by keyboard and by touch, in both themes", async () => {
  const [anna, bert] = await Promise.all([
    house.arrive({ theme: "light" }),
    house.arrive({ theme: "dark", size: "phone" }),
  ]);
  await anna.openTable("Colorado", "Anna");
  const code = (await anna.page.getByRole("button", { name: /Share the code/ }).textContent()) ?? "";
  await bert.page.getByLabel("The code somebody told you").fill(code);
  await bert.page.getByRole("button", { name: "Join", exact: true }).tap();
  await bert.sit("Bert");

  // The board is laid by hand: what Anna turns, Bert sees.
  await anna.page.getByText("tiles chosen").click();
  await anna.page
    .getByRole("button", { name: /^Turn the tile: Top right: tile 2, front, not turned/ })
    .click();
  await anna.page.getByText("Top right: tile 2, front, turned right").waitFor();
  await anna.page.getByRole("button", { name: "Flip" }).click();
  await anna.page.getByText("Top right: tile 2, back, turned right").waitFor();
  await anna.page.getByText("seat 1", { exact: true }).click();
  await bert.page.getByText("Seat 1 begins").waitFor();
  const laid = await colours(anna.page, ".colorado-lay");
  expect(await colours(bert.page, ".colorado-preview")).toEqual(laid);
  await anna.look("laying the board");
  await bert.look("the board as it is laid");

  await bert.page.getByRole("button", { name: "I am ready" }).tap();
  await anna.page.getByRole("button", { name: "Start" }).click();
  await Promise.all([anna, bert].map(({ page }) => page.getByRole("grid", { name: "Board" }).waitFor()));
  expect(await colours(anna.page, ".colorado-field")).toEqual(laid);
  expect(await colours(bert.page, ".colorado-field")).toEqual([...laid].reverse());
  expect(await anna.now()).toContain("You play White: all your pawns go to row 8");
  expect(await bert.now()).toContain("Anna is thinking");
  const size = await square(bert.page, "a1").boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await bert.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // What can't be done is told with its rule, and the rule is a tap away.
  await keys(anna.page, "a1");
  await keys(anna.page, "h5");
  await anna.page
    .getByTestId("now")
    .getByRole("button", { name: /Show rule K[23]/ })
    .click();
  await anna.page.getByRole("dialog").getByText(/K[23]/).first().waitFor();
  await anna.page.keyboard.press("Escape");
  // Not Bert's turn: his pawn may be moved ahead, and is let go again.
  await tap(bert.page, "a8");
  await bert.page.locator(".colorado-selected").waitFor();
  await tap(bert.page, "a8");
  await bert.page.locator(".colorado-selected").waitFor({ state: "detached" });

  // The first move by dragging.
  await click(anna.page, "c1");
  const [to] = await squares(anna.page, "go");
  expect(to).toBeDefined();
  await anna.look("choosing a move");
  await click(anna.page, "c1");
  await square(anna.page, "c1").dragTo(square(anna.page, to ?? ""));
  await Promise.all([until(anna.page, 1), until(bert.page, 1)]);
  await bert.page.getByRole("button", { name: `c1–${to}` }).waitFor();

  // A draw is offered and declined.
  await bert.page.getByRole("button", { name: "Offer a draw" }).tap();
  await anna.page.getByRole("button", { name: "Decline" }).click();
  await bert.page.getByRole("button", { name: "Draw offered" }).waitFor({ state: "detached" });

  const over = (page: Page) => page.getByTestId("now").filter({ hasText: "The game is over" }).count();
  for (let turn = 1; turn < 240 && (await over(anna.page)) === 0; turn++) {
    const white = (await anna.page.locator('[data-can="move"]').count()) > 0;
    // The whole way by keys would be long: her first moves show that it can be gone.
    if (white) await hurry(anna.page, "white", turn < 8 ? keys : click);
    else await hurry(bert.page, "black", tap);
    const moves = await Promise.all([played(anna.page), played(bert.page)]);
    await Promise.all([anna, bert].map(({ page }) => until(page, Math.max(...moves))));
    if (turn === 12) await bert.look("in the middle of the game");
  }
  const verdicts = await Promise.all(
    [anna, bert].map(({ page }) => page.getByTestId("verdict").textContent()),
  );
  expect(verdicts[0]).toMatch(/^ ?(Anna wins|Bert wins|A draw).*K\d+/);
  expect(verdicts[1]).toBe(verdicts[0]);
  const lists = await Promise.all(
    [anna, bert].map(({ page }) => page.locator(".colorado-moves ol").textContent()),
  );
  expect(lists[1]).toBe(lists[0]);
  await anna.look("the end");
  await bert.look("the end");

  // Looking back shows the board as it was, and a touch comes back.
  await anna.page.locator(".colorado-moves li button").first().click();
  await anna.page.getByText("You are looking back at move 1.").waitFor();
  await square(anna.page, to ?? "")
    .and(anna.page.getByRole("button", { name: /white pawn/ }))
    .waitFor();
  await anna.page.getByRole("button", { name: "Back", exact: true }).click();

  // Where it was won and lost, by the engine, asked again while it is busy.
  const first = (await anna.page.locator(".colorado-moves li button").first().textContent()) ?? "";
  const { page } = anna;
  let busy = true;
  await page.route("**/api/played/*/review", (route) => {
    if (!busy) return route.continue();
    busy = false;
    return route.fulfill({ status: 503, json: { error: { code: "busy" } } });
  });
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const word = page.getByTestId("word");
  await word.waitFor({ timeout: 60_000 });
  await page.getByRole("slider", { name: "Moves of the game" }).fill("1");
  await word.getByText(`1. ${first}`).waitFor();
  expect(await word.textContent()).toMatch(/White’s chance of winning: \d+%|wins in/);
  expect(await page.locator(".colorado-arrow").count()).toBe(1);
  await page.getByRole("button", { name: "Play the better line" }).click();
  await page.getByText("As text, with the board").click();
  expect(await page.getByTestId("text").textContent()).toMatch(/^\[Board "[RYGB/]{71}"\]\n\[Position "/);
  await anna.look("the analysis");
  await page.getByRole("button", { name: "Back to the table" }).click();
  await page.getByTestId("verdict").first().waitFor();
  // The browser itself complains of an answer that says "busy".
  const complaints = [...anna.complaints, ...bert.complaints].filter((one) => !one.includes("503"));
  expect([...complaints, ...anna.foreign, ...bert.foreign]).toEqual([]);
  await Promise.all([anna.leave(), bert.leave()]);
});

it("is a match of two games against a bot, by touch: the colours change, the points add up", async () => {
  const person = await house.arrive({ size: "phone", motion: "no-preference" });
  const { page } = person;
  await person.openTable("Colorado", "Carla");
  await person.seatBot("Spring");
  await page.getByText("2 games").tap();
  await page.getByText("per move", { exact: true }).tap();
  await page.getByLabel("Time for a move").selectOption({ label: "10\u00a0s" });
  await page.getByText("seat 1", { exact: true }).tap();
  await page.getByRole("button", { name: "Start" }).tap();

  for (const [game, side] of [
    [1, "white"],
    [2, "black"],
  ] as const) {
    await page.getByText(`Game ${game} of 2`, { exact: true }).waitFor();
    const first = side === "white" ? "a8" : "h1";
    expect(await page.locator(".colorado-grid button").first().getAttribute("data-square")).toBe(first);
    await page.getByRole("timer", { name: side === "white" ? "White’s time" : "Black’s time" }).waitFor();
    for (let move = 0; move < 3; move++) {
      await page.locator('[data-can="move"]').first().waitFor();
      await hurry(page, side, tap);
    }
    await page.locator('[data-can="move"]').first().waitFor();
    await page.getByRole("button", { name: "Resign" }).tap();
    await page.getByRole("button", { name: "Really resign?" }).tap();
    await page.getByTestId("verdict").getByText("Spring wins: Carla resigned.").first().waitFor();
    if (game === 1) {
      await page.getByText("In the next game you have Black.").waitFor();
      await page.getByText(/begins by itself in \d+ seconds/).waitFor();
      await person.look("between two games");
      await page.getByRole("button", { name: "Continue" }).tap();
    }
  }
  await page.getByTestId("match").getByText("Spring wins the match with 2 to 0.").waitFor();
  expect(await page.getByTestId("verdict").count()).toBe(2);
  expect(person.complaints).toEqual([]);
  await person.leave();
});

/** The squares' colours as they are drawn, in reading order; their shades differ from theme to theme. */
function colours(page: Page, place: string): Promise<string[]> {
  return page
    .locator(`${place} .colorado-square`)
    .evaluateAll((found) =>
      found.map((one) => /co-[RYGB]\b/.exec(one.getAttribute("class") ?? "")?.[0] ?? ""),
    );
}

it("a move given ahead is played in its turn; the board is turned at will, and does not jump", async () => {
  const people = [await house.arrive(), await house.arrive({ size: "short" })] as const;
  const [anna, bert] = people;
  await anna.openTable("Colorado", "Anna");
  await anna.startWith(bert, "Bert");
  const moves = () => Promise.all(people.map(async ({ page }) => (await squares(page, "move")).length > 0));
  await expect.poll(async () => (await moves()).includes(true)).toBe(true);
  const [first, second] = (await moves())[0] ? people : [bert, anna];
  const side = (await first.page.locator("[data-eyes]").getAttribute("data-eyes")) as "white" | "black";
  const other = side === "white" ? "black" : "white";
  await hurry(first.page, side, click);
  await hurry(second.page, other, click);
  await until(first.page, 2);
  const place = await placeOf(first.page.getByRole("grid", { name: "Board" }));
  await hurry(first.page, side, click);
  await until(first.page, 3);
  // A pawn that has not moved yet, a step on: it may go there then, or it may not.
  const home = first.page.locator(`[data-pawn$="${side === "white" ? 1 : 8}"]`).first();
  const from = (await home.getAttribute("data-pawn")) ?? "";
  const to = `${from.charAt(0)}${side === "white" ? 2 : 7}`;
  await square(first.page, from).dragTo(square(first.page, to));
  await first.page
    .getByTestId("now")
    .getByText(`${from}–${to} is played in your turn, if it can be.`)
    .waitFor();
  expect(await first.page.locator(".colorado-ahead").count()).toBe(2);
  expect(await placeOf(first.page.getByRole("grid", { name: "Board" }))).toEqual(place);
  await hurry(second.page, other, click);
  // It was played, or it is said that it can't be.
  const gone = first.page.getByText(`${from}–${to} can’t be played.`);
  await expect.poll(async () => (await played(first.page)) >= 5 || (await gone.isVisible())).toBe(true);
  await expect.poll(() => first.page.locator(".colorado-ahead").count()).toBe(0);

  await first.press("Turn the board");
  expect(await first.page.locator("[data-eyes]").getAttribute("data-eyes")).toBe(other);
  await first.press("Turn the board");
  expect(await first.page.locator("[data-eyes]").getAttribute("data-eyes")).toBe(side);
  // A move stands in the list, and not in what happened as well.
  await anna.page.locator(".happenings", { hasText: "The game begins." }).waitFor();
  expect(await anna.page.locator(".happenings").textContent()).not.toMatch(/[a-h][1-8]/);
  // What is only said is not said in red.
  await click(first.page, "e4");
  expect(await first.page.locator(".now-notice").count()).toBe(0);
  expect([...anna.complaints, ...bert.complaints]).toEqual([]);
  for (const person of people) await person.leave();
});

it("a move too far along its line is refused with the right rule, and the refusal goes with the next touch", async () => {
  const anna = await house.arrive({ size: "short" });
  const { page } = anna;
  await openPosition(anna, "Anna", "4b3/8/8/7b/4w3/8/8/1w6 w - -");
  await anna.seatBot();
  await anna.press("Start");
  // From red b1 the next red square is b7.
  await tap(page, "b1");
  await tap(page, "b8");
  const refused = page.locator(".now-notice");
  await refused.getByText("at most to the next square of its own colour").waitFor();
  await refused.getByText("K3").waitFor();
  await tap(page, "e4");
  expect(await refused.count()).toBe(0);
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
