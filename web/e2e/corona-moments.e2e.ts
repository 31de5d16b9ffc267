// Moments between rounds and between games: how long a round's end stays, and the opening rolls of the next game.

import { expect, it } from "vitest";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

const arrive = async (name: string, device = {}) => new Player(await house.arrive(device), name);

/** Whoever may call dares everything and fails. */
async function missARound(players: readonly Player[]): Promise<void> {
  await comeToAuction(players, [0, 3, 3, 5, 8, 8]);
  for (const player of players) {
    if (await player.page.getByText("You missed your last call").isVisible()) continue;
    await player.call(21);
    await player.playOnePiece();
    break;
  }
  for (const player of players) await player.page.getByRole("heading", { name: /issed: \d of 21/ }).waitFor();
}

it("among people a round's end says how long it stays, and the best line gives way in time", async () => {
  const players = [await arrive("Anna", { size: "short" }), await arrive("Bea", { size: "side" })];
  const [anna, bea] = players as [Player, Player];
  await gather(players, { rounds: 9, glass: 60, early: true }, 1);
  for (let round = 0; round < 3; round++) {
    await missARound(players);
    if (await anna.page.getByText("Gatherer sets up the next one.").isVisible()) break;
    // Until a bot sets up next, which it does after one of three rounds.
    expect(await anna.page.locator(".corona-count").count()).toBe(0);
  }
  const next = anna.button("Next round");
  const count = next.locator(".corona-count");
  await count.waitFor();
  const first = await count.textContent();
  expect(first).toMatch(/^ · [1-8]$/);
  // For the ear it is said once, and the button is called the same all the time.
  expect(await anna.page.locator(".corona-round-end [role=status]").textContent()).toMatch(
    /The next round begins by itself in [2-8] seconds\./,
  );
  const places = async () => [await placeOf(next), await placeOf(anna.button("Show me"))];
  const before = await places();
  await expect.poll(() => count.textContent()).not.toBe(first);
  expect(await places()).toEqual(before);
  for (const size of SCREENS) {
    await anna.page.setViewportSize(size);
    expect(await outside(count), `${size.width}×${size.height}`).toEqual([]);
    expect(await widthOf(anna.page)).toBe(size.width);
  }
  // Bea looks at the best line meanwhile; it says when it goes, and goes.
  await bea.press("Show me");
  await bea.button("Close").locator(".corona-count").waitFor();
  for (const player of players) await player.pad.waitFor({ timeout: 12_000 });
  expect(await bea.button("Next die").count()).toBe(0);
  for (const player of players) expect(player.person.complaints).toEqual([]);
  for (const player of players) await player.leave();
});

it("one's own time to set up is seen while a best line is looked at, and the ring keeps its place", async () => {
  const anna = await arrive("Anna", { size: "small" });
  await anna.openTable({ rounds: 2, glass: 60, early: true });
  const seconds = anna.page.getByRole("group", { name: "Waiting for each other" }).getByLabel("Seconds");
  await seconds.last().fill("8");
  await anna.page.keyboard.press("Tab");
  // Two seats at one device: whoever sets up, it is done here.
  await anna.person.seatToo("Zoe");
  await anna.press("Start");
  await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
  await anna.call(21);
  await anna.touchOnePiece();
  const ring = anna.page.locator(".corona-ring");
  const before = await placeOf(ring);
  await anna.press(/^Move to space/);
  await anna.button("Show me").waitFor();
  expect(await placeOf(ring)).toEqual(before);
  await anna.press("Show me");
  expect(await placeOf(ring)).toEqual(before);
  await anna.page.locator(".corona-low").waitFor();
  await anna.readsNow("the rest is scattered and the dice roll");
  await anna.button("Close").locator(".corona-count").waitFor();
  for (const size of SCREENS) {
    await anna.page.setViewportSize(size);
    const needed = anna.page.locator(".corona-low text, .corona-line-shown button");
    expect(await outside(needed), `${size.width}×${size.height}`).toEqual([]);
  }
  await anna.leave();
});

it("the opening rolls of the next game have the board to themselves, on every screen", async () => {
  const anna = await arrive("Anna", { size: "short", motion: "no-preference" });
  await gather([anna], { rounds: 9, glass: 60, early: true }, 1);
  await anna.press("Menu");
  await anna.press("Propose to end the game here");
  await anna.button("Play again").waitFor();
  await anna.press("Play again");
  await anna.page.locator(".corona-rolling").waitFor();
  expect(await anna.page.locator(".end-scene").count()).toBe(0);
  await anna.readsNow("Everyone rolls a die");
  for (const size of SCREENS) {
    await anna.page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    expect(await outside(anna.page.locator(".corona-rolling, .corona-ring")), what).toEqual([]);
    expect(await widthOf(anna.page), what).toBe(size.width);
  }
  expect(await anna.page.locator(".corona-rolling").count(), "they were looked at while they fell").toBe(1);
  await anna.page.locator(".corona-rolling").waitFor({ state: "detached" });
  expect(anna.person.complaints).toEqual([]);
  await anna.leave();
});
