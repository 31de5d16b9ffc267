// Around a game: a pause that has to wait, one that needs everybody, and a start that the table does not allow yet.

import { describe, expect, it } from "vitest";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { placeOf } from "./support/place";

const house = openHouse();

describe("a pause", () => {
  it("in an auction waits for its end, and can be taken back until then", async () => {
    const [anna, bea] = [
      new Player(await house.arrive({ size: "phone" }), "Anna"),
      new Player(await house.arrive(), "Bea"),
    ];
    await gather([anna, bea], { rounds: 2, glass: 60, early: true });
    await comeToAuction([anna, bea]);
    const pad = await placeOf(anna.pad);
    const wish = async () => {
      await anna.press("Menu");
      await anna.press("Pause");
    };
    await wish();
    const says = anna.page.locator(".asked", { hasText: "The table pauses when this auction is over." });
    await says.waitFor();
    expect(await placeOf(anna.pad)).toEqual(pad);
    await anna.person.look("a pause that waits");
    expect(await bea.page.locator(".asked").count()).toBe(0);
    await bea.page.getByText("Anna would like to pause.").waitFor();
    // On a phone the question opens a sheet with its answers.
    await anna.press(says.getByRole("button"));
    await anna.press("Do not pause after all");
    await says.waitFor({ state: "detached" });
    await wish();
    await bea.call(21);
    for (const player of [anna, bea]) await player.readsNow("The table is paused; no time runs.");
    await bea.press("Go on");
    await bea.die("red").waitFor();
    expect(anna.person.complaints).toEqual([]);
    for (const player of [anna, bea]) await player.leave();
  });

  it("where a clock runs asks the others to join", async () => {
    const [anna, bea] = [await house.arrive(), await house.arrive({ size: "phone" })];
    await anna.openTable("Colorado", "Anna");
    await anna.page.getByText("per game", { exact: true }).click();
    await anna.startWith(bea, "Bea");
    const board = bea.page.getByRole("grid", { name: "Board" });
    await board.waitFor();
    const place = await placeOf(board);
    await anna.press("Menu");
    await anna.press("Pause");
    await anna.page.getByText("The table pauses as soon as everyone who plays wishes it.").waitFor();
    await bea.page.locator(".asked", { hasText: "Anna would like to pause." }).waitFor();
    expect(await placeOf(board)).toEqual(place);
    await bea.look("asked to pause");
    await bea.press(bea.page.locator(".asked-open"));
    await bea.press("Pause too");
    for (const person of [anna, bea]) await expect.poll(() => person.now()).toContain("The table is paused");
    // Whoever only watches has nothing to go on with.
    const cleo = await house.arrive({}, anna.page.url());
    await expect.poll(() => cleo.now()).toContain("The table is paused");
    expect(await cleo.button("Go on").count()).toBe(0);
    expect(await anna.button("Go on").count()).toBe(1);
    await cleo.leave();
    expect([...anna.complaints, ...bea.complaints]).toEqual([]);
    for (const person of [anna, bea]) await person.leave();
  });
});

describe("the lobby", () => {
  it("offers a start when the table allows it, and says why not beside it", async () => {
    const anna = await house.arrive();
    await anna.openTable("Koroona", "Anna");
    await anna.page.getByText("One more seat must be taken.").waitFor();
    for (let bots = 1; bots <= 2; bots++) await anna.seatBot();
    const start = anna.button("Start");
    await expect.poll(() => start.isDisabled()).toBe(true);
    await anna.page.locator(".start-line").getByText("N1").waitFor();
    await anna.look("three of four");
    await anna.seatBot();
    await expect.poll(() => start.isEnabled()).toBe(true);
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  });

  it("shows everybody whether slow connections are allowed for, and the host changes it", async () => {
    const [anna, bea] = [await house.arrive(), await house.arrive()];
    await anna.openTable("Corona", "Anna");
    await bea.page.goto(anna.page.url());
    await bea.sit("Bea");
    const box = (person: typeof anna) => person.page.getByLabel("Allow for slow connections");
    expect(await box(anna).isChecked()).toBe(true);
    expect(await box(bea).isDisabled()).toBe(true);
    await box(anna).uncheck();
    await expect.poll(() => box(bea).isChecked()).toBe(false);
    // Whoever was ready was so for what was agreed then.
    const changed = /What is agreed has changed/;
    await bea.press("I am ready");
    await bea.button("You are ready").waitFor();
    await anna.page.getByLabel("may end early").check();
    await bea.page.locator(".start-line").getByText(changed).waitFor();
    await bea.page.getByTestId("now").getByText(changed).waitFor();
    await bea.press("I am ready");
    await bea.page.locator(".start-line").getByText(changed).waitFor({ state: "detached" });
    for (const person of [anna, bea]) await person.leave();
  });
});
