// A game's end: who won, from one's own side, what decided it, and what can be done now, in view on every screen.

import { expect, it } from "vitest";
import { GAMES, type Game, type Person } from "./support/browser";
import { comeToAuction, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { outside, SCREENS, widthOf } from "./support/place";

const house = openHouse();

/** Somebody gives in, and it is over. */
const GIVE_IN: Record<Game, (loser: Person, both: readonly Person[]) => Promise<void>> = {
  Corona: async (loser, both) => {
    const players = both.map((person, nth) => new Player(person, nth === 0 ? "Anna" : "Bea"));
    await comeToAuction(players);
    const player = players[both.indexOf(loser)];
    await player?.call(21);
    await player?.playOnePiece();
  },
  Colorado: async (loser) => {
    await loser.press("Resign");
    await loser.press("Really resign?");
  },
  Koroona: async (loser) => {
    await loser.press("Resign the set");
    await loser.press("Really resign the set?");
  },
};

/** Notes, as the page changes, whether the game is over by its one sentence, and whether its end is staged already. */
const noteEnd = (): void => {
  const noted: boolean[] = [];
  Object.assign(globalThis, { noted });
  new MutationObserver(() => {
    const over = document.querySelector("[data-testid=now]")?.textContent?.includes("over");
    if (over) noted.push(document.querySelector(".end-scene") !== null);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** Notes, whenever a board is there, whether the game's end is. */
const noteBoards = (): void => {
  const boards: boolean[] = [];
  Object.assign(globalThis, { boards });
  new MutationObserver(() => {
    if (document.querySelector(".table-board")) boards.push(document.querySelector(".end-scene") !== null);
  }).observe(document, { subtree: true, childList: true });
};

it.each(GAMES)("of %s is a scene", async (game) => {
  const both = [await house.arrive({ size: "short" }), await house.arrive({ size: "side" })] as const;
  const [anna, bea] = both;
  await anna.openTable(game, "Anna");
  if (game === "Corona") {
    await anna.page.getByLabel("Rounds", { exact: true }).fill("1");
    await anna.page.getByLabel("may end early").check();
  }
  await anna.startWith(bea, "Bea");
  await anna.page.getByTestId("board").waitFor();
  await bea.page.evaluate(noteEnd);
  await GIVE_IN[game](anna, both);
  const end = ({ page }: Person) => page.getByRole("region", { name: "The end of the game" });
  await end(bea).getByRole("heading", { name: "You win" }).waitFor();
  await end(anna).getByRole("heading", { name: "Bea wins" }).waitFor();
  // The board stood with the last move before the end took its place.
  expect(((await bea.page.evaluate("noted")) as boolean[])[0]).toBe(false);
  // Whoever would leave the others for a table of their own is told so, and asked twice.
  const tries = end(anna).getByRole("button", { name: "Try this position against bots" });
  if (game !== "Koroona") await tries.waitFor();
  expect((await end(anna).locator("p").first().textContent())?.length).toBeGreaterThan(10);
  await end(anna).getByRole("button", { name: "Play again" }).waitFor();
  for (const person of both) {
    for (const size of SCREENS) {
      await person.page.setViewportSize(size);
      const what = `${size.width}×${size.height}`;
      const needed = end(person).locator("h2, p, button, a");
      expect(await outside(needed), what).toEqual([]);
      expect(await widthOf(person.page), what).toBe(size.width);
    }
    await person.look("the end of a game");
    expect(person.complaints).toEqual([]);
  }
  // Whoever comes when it is over finds its end at once, and nothing moves after that.
  await bea.page.addInitScript(noteBoards);
  await bea.page.reload();
  await end(bea).waitFor();
  expect(new Set((await bea.page.evaluate("boards")) as boolean[])).toEqual(new Set([true]));
  await end(anna).getByRole("link", { name: "Watch it again" }).click();
  await anna.page.getByRole("heading", { name: `${game}: a game again` }).waitFor();
  await anna.page.getByRole("link", { name: "To the table" }).click();
  await end(anna).waitFor();
  for (const person of both) await person.leave();
});
