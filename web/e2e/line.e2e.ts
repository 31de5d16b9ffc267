// A bad network in a real browser: the page says what is the case, comes back by itself, and nothing is done twice or
// late.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Device, Person } from "./support/browser";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { Network } from "./support/network";
import { covers, outside } from "./support/place";

const house = openHouse();

/** Said within this time, in milliseconds. */
const SOON = 12_000;

let networks: Network[] = [];
beforeAll(() => {
  networks = [];
});
afterAll(async () => {
  for (const network of networks) await network.stop();
});

/** Somebody behind a network of their own. */
async function behind(
  name: string,
  device: Partial<Device> = {},
): Promise<{ player: Player; network: Network }> {
  const network = await Network.start(house.url);
  networks.push(network);
  return { player: new Player(await house.arrive(device, network.url), name), network };
}

const sign = (person: Person) => person.page.getByTestId("line");

async function says(person: Person, text: RegExp | string): Promise<void> {
  await sign(person).getByText(text).waitFor({ timeout: SOON });
}

async function isWell(person: Person): Promise<void> {
  await expect.poll(() => sign(person).getAttribute("data-line"), { timeout: 20_000 }).toBe("well");
}

describe("a line that freezes", () => {
  it("as a call is tapped: the call is not placed in the next auction, and the page says so", async () => {
    const people = [await behind("Anna"), await behind("Bea")];
    const players = people.map(({ player }) => player);
    await gather(players, { rounds: 3, glass: 12 });
    // Whoever sets up first loses their network: the other one sets up next.
    let unlucky = people[0];
    await expect
      .poll(async () => {
        for (const one of people) if (await one.player.setUpIfAsked()) unlucky = one;
        const pads = await Promise.all(players.map(({ pad }) => pad.isVisible()));
        return pads.every(Boolean);
      })
      .toBe(true);
    const other = people.find((one) => one !== unlucky)?.player;
    if (!unlucky || !other) throw new Error("two play");

    unlucky.network.freeze();
    const said = says(unlucky.player.person, /slow just now|is lost/);
    await unlucky.player.call(9);
    await other.call(3);
    await said;
    await other.press("Move nothing and end the round");
    await other.press("Really end it? Tap again");
    await expect.poll(() => other.setUpIfAsked()).toBe(true);
    await other.pad.waitFor();
    unlucky.network.thaw();
    await unlucky.player.readsNow("That came a little late");
    // A word, not a "no".
    await expect(unlucky.player.page.locator(".now-notice").count()).resolves.toBe(0);
    await unlucky.player.pad.waitFor();
    await unlucky.player.call(4);
    for (const player of players) {
      await player.readsLead(unlucky.player.name, 4);
      expect(await player.calls()).toEqual([`${unlucky.player.name} 4`]);
    }
    for (const player of players) await player.leave();
  });

  it("for long is given up and comes back; for a moment it is slow. A call given meanwhile lands once", async () => {
    const [anna, bea] = [await behind("Anna"), await behind("Bea")];
    const both = [anna.player, bea.player];
    await gather(both, { rounds: 1, glass: 120 });
    await comeToAuction(both);

    anna.network.freeze();
    await anna.player.call(5);
    await says(anna.player.person, "The connection is slow just now.");
    anna.network.thaw();
    for (const player of both) await player.readsLead("Anna", 5);
    await isWell(anna.player.person);

    anna.network.freeze();
    await anna.player.call(7);
    await says(anna.player.person, /The connection is lost.*What you did will be sent then/);
    // It covers none of what else is in the bar.
    await anna.player.page.setViewportSize({ width: 390, height: 664 });
    for (const other of await anna.player.page.locator(".bar > :is(a, button):visible").all()) {
      expect(await covers(sign(anna.player.person), other)).toBe(false);
    }
    expect(await outside(sign(anna.player.person).locator("p"))).toEqual([]);
    await bea.player.call(6);
    anna.network.thaw();
    await says(anna.player.person, "The connection is back.");
    for (const player of both) {
      await player.readsLead("Anna", 7);
      expect(await player.calls()).toEqual(["Anna 5", "Bea 6", "Anna 7"]);
    }
    await isWell(anna.player.person);
    for (const player of both) await player.leave();
  });

  it("while nothing is done is noticed all the same, in the lobby too, and nothing moves", async () => {
    const { player, network } = await behind("Anna");
    await player.person.openTable("Koroona", "Anna");
    const start = player.page.getByRole("button", { name: "Start" });
    const before = await start.boundingBox();
    network.freeze();
    await says(player.person, /slow just now|is lost/);
    expect(await start.boundingBox()).toEqual(before);
    await says(player.person, "is lost");
    network.thaw();
    await isWell(player.person);
    await player.person.seatBot();
    await player.leave();
  });
});

describe("a line that is cut", () => {
  it("comes back by itself as soon as there is a network", async () => {
    const { player, network } = await behind("Anna");
    await player.person.openTable("Colorado", "Anna");
    network.cut();
    await says(player.person, "is lost");
    network.mend();
    await isWell(player.person);
    await player.person.seatBot();
    await player.leave();
  });
});

describe("a line that is cut for the rest of a round", () => {
  it("shows how it came out as it comes back: nothing is played from before, and all of it is told", async () => {
    const { player: anna, network } = await behind("Anna", { motion: "no-preference" });
    const bea = new Player(await house.arrive(), "Bea");
    await gather([anna, bea], { rounds: 3, glass: 60, early: true });
    await comeToAuction([anna, bea], [0, 3, 3, 5, 8, 8]);
    // Chips that fly: what comes of a round that is played.
    await anna.page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector(".corona-flying")) document.body.dataset.flew = "yes";
      }).observe(document.body, { childList: true });
    });
    network.cut();
    await says(anna.person, "is lost");
    await bea.call(21);
    const { points } = await bea.playOnePiece();
    const missed = new RegExp(`missed: ${points} of 21`);
    await bea.page.getByRole("heading", { name: new RegExp(missed, "i") }).waitFor();
    network.mend();
    await anna.page.getByRole("heading", { name: missed }).waitFor();
    const told = anna.page.getByRole("list", { name: "What happened" });
    await told.getByText("Bea: “21”").waitFor();
    await isWell(anna.person);
    expect(await anna.page.locator("body").getAttribute("data-flew")).toBeNull();
    for (const player of [anna, bea]) await player.leave();
  });
});

describe("a lesson", () => {
  it("says that its line is lost, where there is little room too, and goes on when it is back", async () => {
    const { player, network } = await behind("Anna");
    const { page } = player;
    await page.getByRole("link", { name: "Learn Colorado in two minutes" }).click();
    await page.locator('[data-square="c4"][data-can="move"]').waitFor();
    await page.setViewportSize({ width: 390, height: 664 });
    network.cut();
    await says(player.person, "is lost");
    expect(await outside(sign(player.person).locator("p"))).toEqual([]);
    for (const other of await page.locator(".bar > :is(a, button):visible").all()) {
      expect(await covers(sign(player.person), other)).toBe(false);
    }
    await page.locator('[data-square="c4"]').click();
    await page.locator('[data-square="c5"]').click();
    network.mend();
    await page.getByTestId("coach").filter({ hasText: "One step from blue" }).waitFor({ timeout: 30_000 });
    await isWell(player.person);
    await player.leave();
  });
});

describe("a line with a long way", () => {
  it("of 300 ms each way is played over, and is well", async () => {
    const [anna, bea] = [await behind("Anna"), await behind("Bea")];
    anna.network.delay(300);
    const both = [anna.player, bea.player];
    await gather(both, { rounds: 1, glass: 120, early: true });
    await comeToAuction(both);
    await anna.player.call(4);
    await bea.player.readsLead("Anna", 4);
    await bea.player.call(5);
    await anna.player.readsLead("Bea", 5);
    await anna.player.call(21);
    await anna.player.playOnePiece();
    expect(await sign(anna.player.person).getAttribute("data-line")).toBe("well");
    for (const player of both) await player.leave();
  });
});
