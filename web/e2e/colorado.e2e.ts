// Colorado in real browsers: a whole game between two people, one with keys and one with a thumb; a match against a bot.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHouse } from "./support/house";

const house = openHouse();

type Touch = (page: Page, square: string) => Promise<void>;

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

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

const squares = (page: Page, can: "move" | "go") =>
  page
    .locator(`[data-can="${can}"]`)
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.square ?? ""));

const played = (page: Page) => page.locator(".colorado-moves li button").count();

/** Waits until as many moves are on the list, or the game is over. */
async function until(page: Page, moves: number): Promise<void> {
  await page.waitForFunction(
    (moves) =>
      document.querySelectorAll(".colorado-moves li button").length >= moves ||
      document.querySelector("[data-testid=verdict]"),
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
  await anna.page.getByText("laid by hand").click();
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
  expect(await anna.now()).toContain("You play White: bring all your pawns to row 8");
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
  // Not Bert's turn: his pawn says so.
  await tap(bert.page, "a8");
  await bert.page.getByText("It is the other side's turn").waitFor();

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

  const over = (page: Page) => page.getByTestId("verdict").count();
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

  // Where it was won and lost: the engine's word is a made-up one here, what the page makes of it is not.
  const first = (await anna.page.locator(".colorado-moves li button").first().textContent()) ?? "";
  for (const person of [anna, bert]) {
    const { page } = person;
    let busy = true;
    await page.route("**/api/played/*/review", (route) => {
      const answer = busy ? { status: 503, json: { error: { code: "busy" } } } : { json: reviewOf(first) };
      busy = false;
      return route.fulfill(answer);
    });
    await page.getByRole("button", { name: "Where was it won and lost?" }).click();
    await page.getByText("Looking through the game").waitFor();
    await page.getByRole("slider", { name: "Moves of the game" }).fill("1");
    await page.getByText(`1. ${first} Black is ahead by 4.`).waitFor();
    expect(await page.locator(".colorado-arrow").count()).toBe(1);
    await page.getByRole("button", { name: `1. White: ${first}` }).click();
    await page.getByText("About even. Best now: b1–b2.").waitFor();
    await person.look("the review");
  }
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
  await page.getByLabel("Time for a move").selectOption({ label: "10 s" });
  await page.getByText("seat 1", { exact: true }).tap();
  await page.getByRole("button", { name: "Start" }).tap();

  for (const [game, side] of [
    [1, "white"],
    [2, "black"],
  ] as const) {
    await page.getByText(`Game ${game} of 2`, { exact: true }).waitFor();
    const first = side === "white" ? "a8" : "h1";
    expect(await page.locator(".colorado-grid button").first().getAttribute("data-square")).toBe(first);
    await page.getByRole("timer", { name: side === "white" ? "White's time" : "Black's time" }).waitFor();
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

/** As if White's first move had lost the game. */
function reviewOf(first: string) {
  const scores = [10, -400, { loss_in: 3 }];
  const positions = scores.map((score, ply) => ({
    game_number: 1,
    ply,
    score,
    best: "b1b2",
    line: ["b1b2", first],
  }));
  return { game: "colorado", positions, whole: true };
}

/** The squares' colours as they are drawn, in reading order; their shades differ from theme to theme. */
function colours(page: Page, place: string): Promise<string[]> {
  return page
    .locator(`${place} .colorado-square`)
    .evaluateAll((found) =>
      found.map((one) => /co-[RYGB]\b/.exec(one.getAttribute("class") ?? "")?.[0] ?? ""),
    );
}
