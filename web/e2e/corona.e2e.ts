// Corona in real browsers: whole games, and what was agreed on before them.

import { describe, expect, it } from "vitest";
import { allRead, comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";

const house = openHouse();

const arrive = async (name: string, device = {}) => new Player(await house.arrive(device), name);

describe("a whole game", () => {
  it("of two browsers and a bot: calls, points and chips are the same on both screens", async () => {
    const [anna, bea] = await Promise.all([arrive("Anna"), arrive("Bea", { theme: "dark" })]);
    const both = [anna, bea];
    await gather(both, { rounds: 2, glass: 25, early: true }, 1);
    await allRead(both, { Anna: 8, Bea: 8, Gatherer: 8 });

    // The first round: Bea is careful, Anna dares everything and fails.
    await comeToAuction(both, [1, 1, 1, 5, 8, 8]);
    expect(await anna.ring()).toEqual(await bea.ring());
    expect(await anna.dice()).toEqual(await bea.dice());
    await bea.call(2);
    await expect.poll(async () => (await anna.calls()).includes("Bea 2")).toBe(true);
    await bea.button("Call 1").click({ force: true });
    await bea.readsNow("You have called 2. A call can’t be lowered: call 3 or more.");
    await anna.call(21);
    await anna.readsNow("make 21 points");
    await bea.readsNow("Anna has to make 21 points and is marking pieces.");
    expect(await bea.points()).toBe("0 of 21 points");
    const idea = await anna.playOnePiece();
    for (const player of both) {
      const story = player.page.getByRole("region", { name: "The previous round" });
      await story.getByRole("heading", { name: new RegExp(`issed: ${idea.points} of 21$`) }).waitFor();
      await story.getByText(/\d+ were possible\./).waitFor();
    }
    await allRead(both, { Anna: 6, Bea: 9, Gatherer: 9 });
    for (const player of both) {
      await player.page
        .locator(".seat", { hasText: "Anna" })
        .getByRole("img", { name: "silenced" })
        .waitFor();
    }

    // The second: Anna is silent, and reads why. Now Bea dares everything.
    await comeToAuction(both);
    await anna.page.getByText("Silenced for this auction: the last call was not made.").waitFor();
    await anna.button("Call 5").click({ force: true });
    await anna.readsNow("You are silenced for this auction.");
    await bea.call(20);
    for (const player of both) await player.readsLead("Bea", 20);
    await bea.call(21);
    await bea.readsNow("make 21 points");
    const second = await bea.playOnePiece();
    await allRead(both, { Anna: 7, Bea: 7, Gatherer: 10 });

    // The end: the winner, the story, and the dice checked in the browser.
    for (const player of both) {
      await player.page.getByRole("heading", { name: "Gatherer wins" }).waitFor();
      const rows = player.page.getByRole("table", { name: "The game, round by round" }).locator("tbody tr");
      const told = (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, " "));
      expect(told).toHaveLength(2);
      expect(told[0]).toMatch(new RegExp(`^1 Anna 21 ${idea.points} missed \\d+ 6 9 9$`));
      expect(told[1]).toMatch(new RegExp(`^2 Bea 21 ${second.points} missed \\d+ 7 7 10$`));
      await player.press("Check the dice");
      await player.page.getByText(/All \d+ rolls fit, and so does the server’s commitment\./).waitFor();
      await player.person.look("the end");
      expect([...player.person.complaints, ...player.person.foreign]).toEqual([]);
    }
    await Promise.all(both.map((player) => player.leave()));
  });

  it("whose calls are made pays the bidder, and a record that was changed is found out", async () => {
    const anna = await arrive("Anna");
    await anna.person.openTable("Corona", "Anna");
    // Two seats at one device.
    await anna.person.seatToo("Zoe");
    await anna.page.getByLabel("Rounds", { exact: true }).fill("1");
    await anna.page.getByLabel("may end early").check();
    await anna.press("Start");
    await anna.page.locator(".corona-ring").waitFor();
    // Six in a row: any die but a six takes the first of them onto another.
    await comeToAuction([anna], [1, 2, 3, 4, 5, 6]);
    await anna.press("Zoe");
    await anna.call(2);
    await anna.readsLead("Zoe", 2);
    await anna.press(/nothing more to call/);
    await anna.press("Anna");
    await anna.press(/nothing more to call/);
    await anna.readsNow("Zoe: Your turn: make 2 points.");
    const idea = await anna.playOnePiece();
    expect(idea.points).toBeGreaterThanOrEqual(2);
    await anna.page.getByRole("heading", { name: "Zoe wins" }).waitFor();
    await allRead([anna], { Anna: 5, Zoe: 7 });
    await anna.page.route("**/api/played/*", async (route) => {
      const response = await route.fetch();
      const record = await response.json();
      for (const { event } of record.events) {
        if (event.kind === "round_set_up") event.throw[0] = (event.throw[0] % 6) + 1;
      }
      await route.fulfill({ response, json: record });
    });
    await anna.press("Check the dice");
    await anna.page.getByText(/Roll \d+ is not what the seed gives\./).waitFor();
    await anna.leave();
  });
});

describe("the terms", () => {
  it("keep a number that is being typed while others sit down", async () => {
    const [anna, bea] = await Promise.all([arrive("Anna"), arrive("Bea")]);
    await anna.person.openTable("Corona", "Anna");
    const rounds = anna.page.getByLabel("Rounds", { exact: true });
    await rounds.fill("7");
    await bea.page.goto(anna.page.url());
    await bea.sit();
    await anna.page.locator(".chairs").getByText("Bea").waitFor();
    expect(await rounds.inputValue()).toBe("7");
    // Left and pressed in one touch: neither change is lost.
    await anna.page.getByLabel("may end early").check();
    await expect.poll(() => bea.page.getByLabel("Rounds", { exact: true }).inputValue()).toBe("7");
    await expect.poll(() => bea.page.getByLabel("may end early").isChecked()).toBe(true);
    await Promise.all([anna.leave(), bea.leave()]);
  });
});
