// Any position as the beginning of a game of one's own: given to a table, seen again, and played on from a replay.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { GAMES, type Game } from "./support/browser";
import { openHouse } from "./support/house";

const house = openHouse();

const places = (page: Page, what: string, name: string) =>
  page.locator(what).evaluateAll(
    (found, name) =>
      found
        .filter((one) => one.getAttribute("visibility") !== "hidden")
        .map((one) => one.getAttribute(name))
        .sort(),
    name,
  );

const far = { table: [300_000, 800_000] };
const near = { table: [620_000, 300_000] };
const pocketed = (count: number) => Array.from({ length: count }, () => "pocket");

/** A position of each game, as a setup has it, and how it is read from the screen. */
const POSITIONS: Record<Game, { setup: object; seen: (page: Page) => Promise<unknown> }> = {
  Corona: {
    setup: {
      early_end: true,
      position: { placement: [1, 1, 4, 6, 6, 9], throw: [3, 5, 2, 6, 1, 4], setter: 0 },
    },
    seen: async (page) => [
      await places(page, ".corona-space[aria-label]", "aria-label"),
      await places(page, ".corona-crown-die[aria-label]", "aria-label"),
    ],
  },
  Colorado: {
    setup: {
      board: {
        hand_made: "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB",
      },
      beginner: { seat: 0 },
      position: "4b3/1w6/8/7b/4w3/8/8/8 w - -",
    },
    seen: (page) => places(page, "[data-pawn]", "data-pawn"),
  },
  Koroona: {
    setup: {
      position: {
        discs: [far, near, ...pocketed(6), { table: [800_000, 500_000] }, ...pocketed(7)],
        turn: 0,
      },
    },
    seen: (page) => places(page, '[data-disc]:not([data-disc="striker"])', "transform"),
  },
};

/** Opens a table with a setup, as other clients do. */
function open(page: Page, game: Game, setup: object): Promise<{ code?: string; error?: { code: string } }> {
  return page.evaluate(
    async ([game, setup]) => {
      const body = JSON.stringify({ game, setup, name: "Anna" });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/tables", { method: "POST", headers, body })).json();
    },
    [game.toLowerCase(), setup] as const,
  );
}

it.each(GAMES)("%s is played on from a replay’s position", async (game) => {
  const { setup, seen } = POSITIONS[game];
  const anna = await house.arrive();
  const { page } = anna;
  const { code } = await open(page, game, setup);
  await page.goto(`${house.url}/t/${code}`);
  await anna.sit("Anna");
  await page.getByText("This game begins from a given position.").waitFor();
  await anna.seatBot();
  await anna.press("Start");
  await page.getByTestId("board").waitFor();
  const given = await seen(page);
  expect(JSON.stringify(given).length).toBeGreaterThan(10);
  await anna.press("Menu");
  await anna.press("Propose to end the game here");
  await page.getByRole("link", { name: "Watch it again" }).click();

  const playOn = anna.button("Try this position against bots");
  await page.getByRole("slider", { name: "Where in the game" }).waitFor();
  while (!(await playOn.isVisible())) await anna.press("One step on");
  expect(await seen(page)).toEqual(given);
  await anna.look("a replay to play on from");
  await anna.press(playOn);
  await page.waitForURL(/\/t\//);
  expect(page.url()).not.toContain(code ?? "");
  await page.locator(".seats").waitFor();
  await expect.poll(() => seen(page)).toEqual(given);
  // It is one's own turn, and a real game goes on.
  await expect.poll(() => page.title()).toContain("Your turn");
  // The way back leads to where one was.
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await page.getByRole("slider", { name: "Where in the game" }).waitFor();
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

it("a position that nobody can play from is refused, and says why", async () => {
  const anna = await house.arrive();
  const over = { position: "w7/8/8/8/8/8/8/b7 w - -" };
  expect((await open(anna.page, "Colorado", over)).error?.code).toBe("position_over");
  const outside = { position: { discs: [{ table: [0, 0] }, ...pocketed(15)], turn: 0 } };
  expect((await open(anna.page, "Koroona", outside)).error?.code).toBe("position_place");
  const nobody = { position: { placement: [0, 0, 0, 0, 0, 0], throw: [1, 1, 1, 1, 1, 1], setter: 7 } };
  expect((await open(anna.page, "Corona", nobody)).error?.code).toBe("position_seat");
  await anna.leave();
});
