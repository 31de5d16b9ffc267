// A table that several nodes share: two people play at it, each through nginx at a node of her own, and the node that has
// the table is killed. The game goes on, nobody reloads, and all that was done is there.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GAMES, type Game, launch, Person } from "./support/browser";
import { Cluster } from "./support/cluster";
import type { Network } from "./support/network";

/** From the kill to what both see happen next, in milliseconds. */
const GOES_ON = 15_000;

let cluster: Cluster;
let browser: Browser;
let ways: Network[];
beforeAll(async () => {
  [cluster, browser] = await Promise.all([Cluster.start(), launch()]);
  ways = await cluster.waysTo(["one", "two"]);
});
afterAll(async () => {
  await browser.close();
  for (const way of ways) await way.stop();
  await cluster.stop();
});

interface Doing {
  /** What was done so far, as somebody reads it: it only grows. */
  done: (person: Person) => Promise<string[]>;
  /** Does the next thing, if this person may. */
  act: (person: Person, nth: number) => Promise<boolean>;
}

const DOING: Record<Game, Doing> = {
  Corona: {
    done: ({ page }) =>
      page.getByRole("list", { name: "All calls, in order" }).getByRole("listitem").allTextContents(),
    act: async (person, nth) => {
      if (await person.button("Scatter them for me").isVisible()) {
        await person.press("Scatter them for me");
        await person.press("Roll the dice");
      }
      const call = person.button(`Call ${nth + 2}`);
      if (!(await call.isVisible())) return false;
      await person.press(call);
      return true;
    },
  },
  Colorado: {
    done: ({ page }) => page.locator(".colorado-moves li button").allTextContents(),
    act: async ({ page }) => {
      for (const pawn of await page.locator('[data-can="move"]').all()) {
        await pawn.click();
        const to = page.locator('[data-can="go"]').first();
        if ((await to.count()) === 0) continue;
        await to.click();
        return true;
      }
      return false;
    },
  },
  Koroona: {
    // Each soft stroke is a foul, and one disc more is owed.
    done: async ({ page }) => {
      const badges = await page
        .locator(".seat .koroona-badge [aria-label], .seat .koroona-badge[aria-label]")
        .evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));
      return badges.flatMap((badge) => {
        const [, colour, owed] = /^(\w+).* (\d+) owed/.exec(badge) ?? [];
        return Array.from({ length: Number(owed ?? 0) }, (_, nth) => `${colour} owes disc ${nth + 1}`);
      });
    },
    act: async (person) => {
      const strike = person.button("Strike");
      if (!(await strike.isVisible()) || !(await strike.isEnabled())) return false;
      const strength = person.page.getByLabel("Strength");
      await strength.fill((await strength.getAttribute("min")) ?? "0");
      await person.press(strike);
      return true;
    },
  },
};

/** Whoever may does the next thing. */
async function act({ act }: Doing, people: readonly Person[], nth: number): Promise<void> {
  await expect
    .poll(async () => {
      for (const person of nth % 2 === 0 ? people : [...people].reverse())
        if (await act(person, nth)) return true;
      return false;
    })
    .toBe(true);
}

/** All read the same, so many things, these among them. */
async function allRead(
  { done }: Doing,
  people: readonly Person[],
  many: number,
  before: readonly string[],
  timeout = 20_000,
): Promise<string[]> {
  const until = Date.now() + timeout;
  for (const person of people) {
    const left = Math.max(until - Date.now(), 1);
    await expect.poll(async () => (await done(person)).length, { timeout: left }).toBe(many);
    expect(await done(person)).toEqual(expect.arrayContaining([...before]));
  }
  const read = await Promise.all(people.map(done));
  for (const one of read) expect(one).toEqual(read[0]);
  return read[0] ?? [];
}

/** Anna is at node one, Bea at node two. Each game's table is at another node: hers, the other's, neither's. */
const OWNER: Record<Game, string> = { Corona: "one", Colorado: "two", Koroona: "three" };

/** Both at one table that this node has, in a game. */
async function gather(game: Game, owner: string): Promise<{ people: Person[]; code: string }> {
  const people = await Promise.all(ways.map(({ url }) => Person.arrive(browser, url)));
  const [anna, bea] = people;
  if (!anna || !bea) throw new Error("two play");
  await anna.page.goto(cluster.address(owner));
  await anna.openTable(game, "Anna");
  const { pathname } = new URL(anna.page.url());
  for (const { page, home } of people) await page.goto(`${home}${pathname}`);
  await bea.sit("Bea");
  await bea.press("I am ready");
  await anna.press("Start");
  for (const { page } of people) await page.getByTestId("board").waitFor();
  return { people, code: pathname.split("/").at(-1) ?? "" };
}

it.each(GAMES)("%s goes on when the node that has the table is killed", async (game) => {
  const [doing, owner] = [DOING[game], OWNER[game]];
  for (const name of cluster.names) await cluster.again(name);
  const came = await cluster.sockets();
  const { people, code } = await gather(game, owner);
  const come = await cluster.sockets();
  for (const name of ["one", "two"]) expect(come.get(name), name).toBeGreaterThan(came.get(name) ?? 0);
  expect(cluster.owner(code)).toBe(owner);

  let done: string[] = [];
  for (let nth = 0; nth < 2; nth++) {
    await act(doing, people, nth);
    done = await allRead(doing, people, nth + 1, done);
  }
  for (const { page } of people) await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await cluster.kill(owner);
  const killed = Date.now();
  await act(doing, people, 2);
  done = await allRead(doing, people, 3, done, GOES_ON - (Date.now() - killed));
  await act(doing, people, 3);
  done = await allRead(doing, people, 4, done);
  expect(cluster.owner(code)).not.toBe(owner);

  for (const { page } of people) {
    expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
    await expect.poll(() => page.getByTestId("line").getAttribute("data-line")).toBe("well");
  }
  // Whoever comes only now reads all of it, too.
  const cleo = await Person.arrive(browser, ways[0]?.url ?? "");
  await cleo.page.goto(`${cleo.home}/t/${code}`);
  await allRead(doing, [cleo], 4, done);
  for (const person of [...people, cleo]) await person.leave();
});
