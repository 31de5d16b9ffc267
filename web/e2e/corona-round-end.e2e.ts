// A round's end is a scene: the last landing, the call against the score, what was there to be had, at one's own pace.

import { describe, expect, it } from "vitest";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { outside, SCREENS, widthOf } from "./support/place";

const house = openHouse();

const arrive = async (name: string, device = {}) => new Player(await house.arrive(device), name);

/** A round that this player dares everything in, and fails. */
async function fail(player: Player, players: readonly Player[]) {
  await comeToAuction(players, [0, 3, 3, 5, 8, 8]);
  await player.call(21);
  return player.playOnePiece();
}

describe.each(["reduce", "no-preference"] as const)("with motion: %s", (motion) => {
  it("the end stays until one goes on, over the board as the last landing left it", async () => {
    const [anna, bea] = [
      await arrive("Anna", { size: "short", motion }),
      await arrive("Bea", { size: "side", motion }),
    ];
    await gather([anna, bea], { rounds: 3, glass: 60, early: true });
    const idea = await fail(anna, [anna, bea]);
    const end = (player: Player) => player.page.getByRole("region", { name: "The previous round" });
    await end(anna)
      .getByRole("heading", { name: `Missed: ${idea.points} of 21` })
      .waitFor();
    await end(anna).getByText("You pay a chip").waitFor();
    await end(bea)
      .getByRole("heading", { name: `Anna missed: ${idea.points} of 21` })
      .waitFor();
    await end(bea).getByText("Anna pays you a chip.").waitFor();
    expect((await anna.ring()).get(idea.lands)).toBe(idea.points);
    expect(await anna.points()).toBe(`${idea.points} of 21 points`);
    // It is still this round that is looked at.
    expect(await anna.page.locator(".corona-round .corona-number").textContent()).toBe("1");
    await anna.readsNow("The round is over.");
    // Longer than the banner, and than a bot would take.
    await anna.page.waitForTimeout(4500);
    await end(anna).getByRole("heading").waitFor();
    for (const size of SCREENS) {
      await anna.page.setViewportSize(size);
      const what = `${size.width}×${size.height}`;
      expect(await outside(end(anna).getByRole("button")), what).toEqual([]);
      expect(await outside(anna.page.locator(".corona-ring")), what).toEqual([]);
      expect(await widthOf(anna.page), what).toBe(size.width);
    }
    await anna.person.look("a round's end");

    // A best line, die by die, and back.
    await anna.press("Show me");
    const best = Number(/(\d+) were/.exec((await end(bea).textContent()) ?? "")?.[1]);
    let dice = 0;
    for (; !(await anna.button("Next die").isDisabled()); dice++) {
      expect(await anna.page.locator(".corona-ring .corona-marker").count()).toBeGreaterThan(0);
      await anna.press("Next die");
      await anna.page.getByText(new RegExp(`${dice + 2} of \\d|points in all`)).waitFor();
    }
    expect(await anna.points()).toBe(`${best} of ${best} points`);
    // No piece keeps the colour of one that is about to move.
    const metal = anna.page.locator(".corona-piece .corona-metal");
    const colours = await metal.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    expect(new Set(colours).size).toBe(1);
    await anna.press("Back");
    expect(await anna.points()).not.toBe(`${best} of ${best} points`);
    await anna.person.look("a best line");
    await anna.press("Close");

    // Whoever goes on can look at it again; the dice end it for the other too. A second tap in the same place, which was
    // meant for the same button, does nothing.
    await anna.page.setViewportSize({ width: 390, height: 664 });
    const next = await anna.button("Next round").boundingBox();
    if (!next) throw new Error("it is there");
    const [x, y] = [next.x + next.width / 2, next.y + next.height / 2];
    await anna.page.touchscreen.tap(x, y);
    await anna.page.touchscreen.tap(x, y);
    await anna.button("Show me").waitFor();
    expect(await anna.button("Next die").count()).toBe(0);
    await comeToAuction([anna, bea]);
    expect(await end(bea).count()).toBe(0);
    expect([...anna.person.complaints, ...bea.person.complaints]).toEqual([]);
    for (const player of [anna, bea]) await player.leave();
  });
});

/** Touches a key of the pad in the very moment it comes up, as a finger does that meant what was there before. */
const touchAtOnce = (nth: number): void => {
  new MutationObserver((_, watch) => {
    const key = document.querySelectorAll<HTMLButtonElement>(".corona-keys button")[nth];
    if (!key) return;
    watch.disconnect();
    key.click();
  }).observe(document.body, { subtree: true, childList: true });
};

it("a bot that sets up waits until everyone has gone on, and the pad that follows takes no stray touch", async () => {
  const anna = await arrive("Anna");
  await gather([anna], { rounds: 9, glass: 15, early: true }, 1);
  // Whoever fails sets up next, or the other: two rounds in a row have both.
  let waited = false;
  for (let round = 0; round < 6 && !waited; round++) {
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    if (await anna.page.getByText("You missed your last call").isVisible()) {
      await anna.page.getByRole("heading", { name: /made it|missed|Nobody/ }).waitFor({ timeout: 90_000 });
    } else {
      await anna.call(21);
      await anna.playOnePiece();
      await anna.page.getByRole("heading", { name: /Missed/ }).waitFor();
    }
    if (await anna.page.getByText("Gatherer sets up the next one.").isVisible()) {
      // Alone with bots nobody else is kept waiting: longer than among people.
      await anna.page.waitForTimeout(10_000);
      await anna.button("Next round").waitFor();
      await anna.page.evaluate(touchAtOnce, 16);
      await anna.press("Next round");
      await anna.pad.waitFor({ timeout: 4500 });
      await expect.poll(() => anna.mayCall()).toBe(true);
      expect(await anna.calls()).not.toContain("Anna 17");
      waited = true;
    }
  }
  expect(waited).toBe(true);
  await anna.leave();
});

it("moving nothing is asked twice, and used dice stay used", async () => {
  const anna = await arrive("Anna");
  await gather([anna], { rounds: 2, glass: 60, early: true }, 1);
  await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
  await anna.call(21);
  await anna.die("red").waitFor();
  await anna.press("Move nothing and end the round");
  await anna.button("Really end it? Tap again").waitFor();
  await anna.page.keyboard.press("Escape");
  await anna.button("Move nothing and end the round").waitFor();
  // Two dice on two pieces; the first moves.
  const idea = await anna.idea();
  const [second] = [...(await anna.ring()).keys()].filter((space) => space !== idea.space);
  const other = [...(await anna.dice()).keys()].find((colour) => colour !== idea.colour);
  await anna.press(anna.die(idea.colour));
  await anna.press(anna.space(idea.space));
  await anna.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
  // The way of the first is shown, and the next die is taken up all the same.
  await anna.press(anna.space(idea.space));
  await anna.button(/^Move to space/).waitFor();
  await anna.press(anna.die(other ?? ""));
  await anna.press(anna.space(second ?? 0));
  await anna.button(new RegExp(`^Space ${second}:.*marked ${other}`)).waitFor();
  await anna.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
  await anna.press(anna.space(idea.space));
  await anna.press(/^Move to space/);
  await expect.poll(() => anna.points()).toBe(`${idea.points} of 21 points`);
  await anna.page.locator(`.corona-crown-die.is-used[data-die=${idea.colour}]`).waitFor();
  expect(await anna.page.locator(".corona-crown-die.is-used").count()).toBe(6);
  await anna.leave();
});
