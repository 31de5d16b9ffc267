// A page that is older than its server, a part of it that is gone, an exception in a board or a motion: the page says
// what is the case, and the rest of it goes on.

import { describe, expect, it } from "vitest";
import { violations } from "./support/axe";
import type { Person } from "./support/browser";
import { Player } from "./support/corona";
import { openHouse } from "./support/house";

const house = openHouse();

const anew = (person: Person) => person.button("Reload");

async function clientErrors(): Promise<number> {
  const counters = (await (await fetch(`${house.url}/api/counters`)).json()) as { client_errors: number };
  return counters.client_errors;
}

describe("a page that is older than its server", () => {
  it("whose protocol is no longer spoken offers to load anew, and then goes on", async () => {
    const person = await house.arrive();
    let old = true;
    await person.page.routeWebSocket(/\/api\/tables\/.*\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const hello = JSON.parse(String(message));
        server.send(old && hello.kind === "hello" ? JSON.stringify({ ...hello, protocol: 1 }) : message);
      });
    });
    await person.press("Open a table of Corona for friends");
    await person.page.getByText("The server has a newer page by now.").waitFor();
    expect(await person.page.getByText("is lost").count()).toBe(0);
    expect(await violations(person.page)).toEqual([]);
    old = false;
    await person.press(anew(person));
    await person.sit("Anna");
    await anew(person).waitFor({ state: "detached" });
    await person.leave();
  });

  it("and misses a part that is gone offers to load anew, not that it is offline", async () => {
    const person = await house.arrive();
    await person.page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await person.page.route("**/api/version", (route) =>
      route.fulfill({ json: { protocol: 2, build: "index-newer" } }),
    );
    await person.press("Open a table of Koroona for friends");
    await person.page.getByText("The server has a newer page").waitFor();
    expect(await person.page.getByText("No connection").count()).toBe(0);
    await person.page.unrouteAll();
    await person.press(anew(person));
    await person.sit("Anna");
    await person.leave();
  });
});

describe("a part that can't be loaded", () => {
  it("without a network is waited for; from a server that is there, loading anew is offered", async () => {
    const person = await house.arrive();
    let reached = false;
    await person.page.route("**/assets/*.js", (route) => route.abort());
    await person.page.route("**/api/version", (route) => (reached ? route.continue() : route.abort()));
    await person.press("Open a table of Colorado for friends");
    await person.page.getByText("No connection to the server. The page keeps trying.").waitFor();
    expect(await anew(person).count()).toBe(0);
    reached = true;
    await person.page.getByText("A part of this page could not be loaded.").waitFor();
    await person.page.unrouteAll();
    await person.press(anew(person));
    await person.sit("Anna");
    await person.leave();
  });
});

/** Makes the browser fail where the page leans on it, while `breaks` says so. */
async function breakable(person: Person): Promise<(breaks: "drawing" | "motion" | null) => Promise<void>> {
  const script = () => {
    const browser = window as unknown as { breaks: string | null };
    browser.breaks = null;
    const draw = document.createElementNS.bind(document);
    document.createElementNS = ((space: string, name: string, options?: ElementCreationOptions) => {
      if (browser.breaks === "drawing" && name === "circle") throw new Error("no circles today");
      return draw(space as never, name as never, options as never);
    }) as never;
    const move = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (browser.breaks === "motion") throw new Error("nothing moves today");
      return move.apply(this, how);
    };
  };
  await person.page.addInitScript(script);
  await person.page.reload();
  return (breaks) =>
    person.page.evaluate((what) => {
      (window as unknown as { breaks: string | null }).breaks = what;
    }, breaks);
}

describe("an exception", () => {
  it("in a board leaves the page usable, is counted once, and the board can be shown again", async () => {
    const person = await house.arrive();
    const breaks = await breakable(person);
    const before = await clientErrors();
    const anna = new Player(person, "Anna");
    await anna.openTable({ rounds: 1, glass: 60 });
    await person.seatBot();
    await breaks("drawing");
    await person.press("Start");
    await person.page.getByText("Something went wrong in this part of the page.").waitFor();
    expect(await person.page.locator(".corona-ring").count()).toBe(0);
    expect(await violations(person.page)).toEqual([]);
    // The rest goes on: who plays, what to do, the menu.
    await person.page.locator(".seat", { hasText: "Anna" }).waitFor();
    await person.press("Menu");
    await person.page.getByRole("dialog").waitFor();
    await person.page.keyboard.press("Escape");
    await person.press("Show it again");
    await person.page.getByText("Something went wrong in this part of the page.").waitFor();
    expect(await clientErrors()).toBe(before + 1);
    await breaks(null);
    await person.press("Show it again");
    await person.page.locator(".corona-ring").waitFor();
    await person.leave();
  });

  it("in a motion does not keep the table from going on", async () => {
    const person = await house.arrive({ motion: "no-preference" });
    const breaks = await breakable(person);
    const before = await clientErrors();
    await person.openTable("Colorado", "Anna");
    await person.seatToo("Bert");
    await breaks("motion");
    await person.press("Start");
    await person.page.locator('[data-can="move"]').first().waitFor();
    // Whoever has White moves, then Black: the view after each is shown though nothing moved.
    for (let move = 1; move <= 2; move++) await moveAnything(person, move);
    expect(await clientErrors()).toBe(before + 1);
    await person.leave();
  });
});

/** Moves the first pawn that may move to the first square it may go to; so many moves are on the list then. */
async function moveAnything({ page }: Person, moves: number): Promise<void> {
  for (const pawn of await page.locator('[data-can="move"]').all()) {
    await pawn.click();
    const to = page.locator('[data-can="go"]').first();
    if ((await to.count()) === 0) continue;
    await to.click();
    await page
      .locator(".colorado-moves li button")
      .nth(moves - 1)
      .waitFor();
    return;
  }
  throw new Error("it is somebody's turn, but nothing can be moved");
}
