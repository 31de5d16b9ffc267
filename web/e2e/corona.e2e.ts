// Corona in real browsers: a whole game, a lost line, a server that dies, by touch, by keyboard.

import type { Browser, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./support/axe";
import { launch } from "./support/browser";
import { comeToAuction, gather, Player } from "./support/corona";
import { Server } from "./support/server";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const arrive = (name: string, device = {}) => Player.arrive(browser, server.url, name, device);

/** Checks that everybody reads the same chips, and these. */
async function allRead(players: readonly Player[], chips: Record<string, number>): Promise<void> {
  for (const player of players) {
    for (const [name, held] of Object.entries(chips)) await expect.poll(() => player.chips(name)).toBe(held);
  }
}

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
    await bea.button("Call 2").click({ force: true });
    await bea.readsNow("You have called 2. A call can’t be lowered: call 3 or more.");
    await anna.call(21);
    await anna.readsNow("make 21 points");
    await bea.readsNow("Anna has to make 21 points and is marking pieces.");
    expect(await bea.points()).toBe("0 of 21 points");
    const idea = await anna.playOnePiece();
    for (const player of both) {
      const story = player.page.getByRole("region", { name: "The last round" });
      await story.getByText(`Anna called 21 and got only ${idea.points}.`).waitFor();
      await story.getByText(/\d+ were there to be had\./).waitFor();
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
      await player.page.getByText(/All \d+ rolls fit, and so does what the server was bound by\./).waitFor();
      expect(await violations(player.page)).toEqual([]);
      expect([...player.person.complaints, ...player.person.foreign]).toEqual([]);
    }
    await Promise.all(both.map((player) => player.leave()));
  });

  it("whose calls are made pays the bidder, and a record that was changed is found out", async () => {
    const anna = await arrive("Anna");
    await anna.press("Open a table of Corona for friends");
    await anna.sit();
    // Two seats at one device.
    await anna.page.getByLabel("Name of someone else here").fill("Zoe");
    await anna.press("Seat them too");
    await anna.page.getByLabel("Rounds", { exact: true }).fill("1");
    await anna.page.getByLabel("may end early").check();
    await anna.press("Start");
    await anna.page.locator(".corona-ring").waitFor();
    // Six in a row: any die but a six takes the first of them onto another.
    await comeToAuction([anna], [1, 2, 3, 4, 5, 6]);
    await anna.press("Zoe");
    await anna.call(2);
    await anna.readsLead("Zoe", 2);
    await anna.press("I have nothing more to call");
    await anna.press("Anna");
    await anna.press("I have nothing more to call");
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

/** Sockets that can be cut, and stay cut. */
async function cuttable(
  player: Player,
): Promise<{ cut: () => void; mend: () => void; sent: () => string[] }> {
  let whole = true;
  const open = new Set<WebSocketRoute>();
  const sent: string[] = [];
  await player.page.routeWebSocket(/\/api\/tables\/.*\/socket/, (socket) => {
    if (!whole) return void socket.close();
    const upstream = socket.connectToServer();
    open.add(socket);
    socket.onMessage((message) => {
      sent.push(String(message));
      upstream.send(message);
    });
  });
  return {
    cut: () => {
      whole = false;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend: () => {
      whole = true;
    },
    sent: () => sent,
  };
}

describe("a line that is lost", () => {
  it("in the middle of an auction is said quietly; a call given meanwhile is sent once", async () => {
    const [anna, bea] = await Promise.all([arrive("Anna"), arrive("Bea")]);
    const line = await cuttable(anna);
    await gather([anna, bea], { rounds: 1, glass: 60, early: true });
    await comeToAuction([anna, bea]);
    await bea.call(3);
    await anna.readsLead("Bea", 3);
    line.cut();
    await anna.page.getByText("The connection is lost; it comes back by itself.").waitFor();
    await anna.call(7);
    await anna.page.getByText("What you did is kept and sent then, once.").waitFor();
    await bea.call(5);
    await bea.readsLead("Bea", 5);
    line.mend();
    for (const player of [anna, bea]) {
      await player.readsLead("Anna", 7);
      expect(await player.calls()).toEqual(["Bea 3", "Bea 5", "Anna 7"]);
    }
    await anna.page.getByText("The connection is lost").waitFor({ state: "detached" });
    expect(line.sent().filter((message) => message.includes("place_call"))).toHaveLength(1);
    expect(await anna.ring()).toEqual(await bea.ring());
    await Promise.all([anna.leave(), bea.leave()]);
  });
});

describe("a server that dies", () => {
  it("in the middle of a game is back with all that was told, and the game goes on", async () => {
    const mortal = await Server.start();
    const [anna, bea] = await Promise.all([
      Player.arrive(browser, mortal.url, "Anna"),
      Player.arrive(browser, mortal.url, "Bea"),
    ]);
    const both = [anna, bea];
    await gather(both, { rounds: 2, glass: 60, early: true });
    await comeToAuction(both);
    await bea.call(4);
    for (const player of both) await player.readsLead("Bea", 4);
    const [ring, dice] = [await anna.ring(), await anna.dice()];
    await mortal.kill();
    for (const player of both) await player.page.getByText("The connection is lost").waitFor();
    await mortal.again();
    for (const player of both)
      await player.page.getByText("The connection is lost").waitFor({ state: "detached" });
    expect(await bea.calls()).toEqual(["Bea 4"]);
    expect(await bea.ring()).toEqual(ring);
    expect(await bea.dice()).toEqual(dice);

    await anna.call(21);
    await anna.die("red").waitFor();
    await anna.press(anna.die("blue"));
    const [space] = [...ring.keys()];
    await anna.press(anna.space(space ?? 0));
    await bea.page.getByRole("img", { name: new RegExp(`^Space ${space}:.*marked blue`) }).waitFor();
    await mortal.kill();
    await mortal.again();
    for (const player of both)
      await player.page.getByText("The connection is lost").waitFor({ state: "detached" });
    await anna.press(anna.space(space ?? 0));
    await anna.press(/^Move to space/);
    await allRead(both, { Anna: 5, Bea: 7 });
    await Promise.all(both.map((player) => player.leave()));
    await mortal.stop();
  });
});

describe("on a phone, by touch", () => {
  it("a round is set up, called, marked by dragging and moved, with motion, and nothing scrolls sideways", async () => {
    const anna = await arrive("Anna", { size: "phone", motion: "no-preference" });
    await gather([anna], { rounds: 1, glass: 60, early: true }, 1);
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    for (const target of await anna.pad.getByRole("button").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
    }
    await anna.call(21);
    await anna.die("green").waitFor();
    const idea = await anna.idea();
    await drag(anna, anna.die(idea.colour), anna.space(idea.space));
    await anna.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
    // The first touch shows, and only the second moves.
    await anna.press(anna.space(idea.space));
    await anna.page.getByText("Touch it again to move: that is final.").waitFor();
    expect(await anna.points()).toBe("0 of 21 points");
    await anna.page.waitForTimeout(350);
    await anna.press(anna.space(idea.space));
    await anna.page.locator(".bubble", { hasText: `+${idea.points}` }).waitFor();
    await anna.page.getByText("Missed", { exact: true }).waitFor();
    await anna.page.getByRole("heading", { name: "Gatherer wins" }).waitFor();
    await allRead([anna], { Anna: 5, Gatherer: 7 });
    await anna.press("Show me");
    await anna.page.getByText("A best line, move by move.").waitFor();
    await anna.page.locator(".bubble").first().waitFor();
    await anna.press("Back to the game");
    const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(anna.person.complaints).toEqual([]);
    await anna.leave();
  });
});

/** A finger that goes down on one thing and comes up on another. */
async function drag(
  player: Player,
  from: ReturnType<Player["die"]>,
  to: ReturnType<Player["die"]>,
): Promise<void> {
  const middle = async (target: typeof from) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("what is dragged is on the screen");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const line = await player.person.context.newCDPSession(player.page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", start);
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1]) {
    // At a hand's pace: a touch that ends in full motion is a fling, and the browser takes the next one for its end.
    await player.page.waitForTimeout(40);
    await touch("touchMove", {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  }
  await touch("touchEnd");
}

describe("the terms", () => {
  it("keep a number that is being typed while others sit down", async () => {
    const [anna, bea] = await Promise.all([arrive("Anna"), arrive("Bea")]);
    await anna.press("Open a table of Corona for friends");
    await anna.sit();
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

describe("by keyboard alone", () => {
  it("a round is set up, called, marked and moved", async () => {
    const anna = await arrive("Anna");
    await gather([anna], { rounds: 1, glass: 60, early: true }, 1);
    const keys = anna.page.keyboard;
    /** Tabs until what has the focus is called so. */
    const tabTo = async (name: RegExp) => {
      for (let tries = 0; tries < 80; tries++) {
        const at = await anna.page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
        });
        if (name.test(at)) return;
        await keys.press("Tab");
      }
      throw new Error(`the Tab key never comes to ${name}`);
    };
    const arrowTo = async (name: RegExp) => {
      for (let tries = 0; tries < 12; tries++) {
        if (
          name.test(
            (await anna.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "",
          )
        )
          return;
        await keys.press("ArrowRight");
      }
      throw new Error(`the arrow keys never come to ${name}`);
    };
    await expect
      .poll(
        async () => (await anna.pad.isVisible()) || (await anna.button("Scatter them for me").isVisible()),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    if (await anna.button("Scatter them for me").isVisible()) {
      await tabTo(/^Space 0:/);
      for (const steps of [0, 0, 2, 2, 3, 1]) {
        for (let step = 0; step < steps; step++) await keys.press("ArrowRight");
        await keys.press("Enter");
      }
      await tabTo(/^Roll the dice/);
      await keys.press("Enter");
    }
    await anna.pad.waitFor();
    await tabTo(/^Call 21$/);
    await keys.press("Enter");
    await anna.die("red").waitFor();
    const idea = await anna.idea();
    await tabTo(/^red die/);
    await arrowTo(new RegExp(`^${idea.colour} die`));
    await keys.press("Enter");
    await tabTo(/^Space/);
    await arrowTo(new RegExp(`^Space ${idea.space}:`));
    await keys.press("Enter");
    await anna.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
    await keys.press("Enter");
    await tabTo(/^Move to space/);
    await keys.press("Enter");
    await anna.page.getByRole("heading", { name: "Gatherer wins" }).waitFor();
    await allRead([anna], { Anna: 5, Gatherer: 7 });
    await anna.leave();
  });
});

describe("axe finds nothing to complain about", () => {
  it.each(["phone", "desktop"] as const)("on a %s, in any phase", async (size) => {
    const anna = await arrive("Anna", { size });
    // Two seats at one device: whoever sets up, it is done here.
    await anna.openTable({ rounds: 1, glass: 60, early: true });
    await anna.page.getByLabel("Name of someone else here").fill("Zoe");
    await anna.press("Seat them too");
    await anna.page.locator(".chairs").getByText("Zoe").waitFor();
    await anna.press("Start");
    await anna.button("Scatter them for me").waitFor();
    const complaints: string[] = [];
    const look = async (where: string) => {
      complaints.push(...(await violations(anna.page)).map((found) => `${where}: ${found}`));
    };
    await look("set-up");
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    await look("auction");
    await anna.press("Anna");
    await anna.call(9);
    await anna.readsLead("Anna", 9);
    await look("a call");
    await anna.call(21);
    await anna.die("red").waitFor();
    await look("marking");
    const idea = await anna.idea();
    await anna.press(anna.die(idea.colour));
    await anna.press(anna.space(idea.space));
    await anna.button(new RegExp(`^Space ${idea.space}:.*marked`)).waitFor();
    await anna.press(anna.space(idea.space));
    await anna.button(/^Move to space/).waitFor();
    await look("touching");
    await anna.press(/^Move to space/);
    await anna.page.getByRole("heading", { name: "Zoe wins" }).waitFor();
    await look("ending");
    expect(complaints).toEqual([]);
    await anna.leave();
  });
});
