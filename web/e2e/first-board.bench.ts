// How long it takes from an address to a board, on a slow line and a slow phone: until "play now" is there, and from a touch
// of it until the board is.

import { expect, it } from "vitest";
import { GAMES } from "./support/browser";
import { openHouse } from "./support/house";

/** A line of 150 ms and 1.6 Mbit/s, a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** In milliseconds since the address was opened: the median of this many visits. */
const LIMIT = 2000;
const VISITS = 5;

const house = openHouse();

/** Touches "play now" as soon as it is there, and notes when, and when the board is. */
function hurry(game: string): void {
  const times: { there?: number; board?: number } = {};
  Object.assign(globalThis, { times });
  const look = () => {
    const play = document.querySelector<HTMLButtonElement>(`.box-${game} .primary`);
    if (play && times.there === undefined) {
      times.there = performance.now();
      play.click();
    }
    const board = document.querySelector(".corona-ring, .colorado-table, .koroona-table");
    if (board && times.board === undefined) times.board = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const middle = (all: readonly number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

it.each(GAMES)("%s", async (game) => {
  const there: number[] = [];
  const board: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const person = await house.arrive({ size: "short" }, `${house.url}/nothing/here`);
    const { page } = person;
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(hurry, game.toLowerCase());
    await page.goto(house.url);
    await page.waitForFunction(() => (globalThis as unknown as { times: { board?: number } }).times.board);
    const times = (await page.evaluate("times")) as { there: number; board: number };
    there.push(times.there);
    board.push(times.board);
    await person.leave();
  }
  const [first, last] = [middle(there), middle(board)].map(Math.round);
  process.stdout.write(`${game}: play now after ${first} ms, the board after ${last} ms\n`);
  expect(last).toBeLessThan(LIMIT);
});
