// A person at a table of Corona: what they do with their hands, and what they read on their screen.

import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./browser";

export interface Terms {
  rounds: number;
  /** Seconds. */
  glass: number;
  /** Whether the auction may end early. */
  early?: boolean;
}

/** Where a piece stands and which die would carry it onto another piece: all of it read from the screen. */
export interface Idea {
  colour: string;
  space: number;
  lands: number;
  points: number;
}

export class Player {
  constructor(
    readonly person: Person,
    readonly name: string,
  ) {}

  get page() {
    return this.person.page;
  }

  button(name: string | RegExp): Locator {
    return this.person.button(name);
  }

  press(what: string | RegExp | Locator): Promise<void> {
    return this.person.press(what);
  }

  sit(): Promise<void> {
    return this.person.sit(this.name);
  }

  async openTable(terms: Terms): Promise<string> {
    await this.person.openTable("Corona", this.name);
    await this.agree("Rounds", terms.rounds);
    await this.agree("Seconds in the glass", terms.glass);
    if (terms.early) await this.page.getByLabel("may end early").check();
    return this.page.url();
  }

  private async agree(what: string, amount: number): Promise<void> {
    await this.page.getByLabel(what, { exact: true }).fill(String(amount));
    await this.page.keyboard.press("Tab");
  }

  /** What this player reads beside a name: how many chips. */
  async chips(name: string): Promise<number> {
    return Number(
      await this.page.locator(".seat", { hasText: name }).locator(".corona-badge b").textContent(),
    );
  }

  /** Puts the pieces down and rolls, if that is asked of this player now. */
  async setUpIfAsked(spaces?: readonly number[]): Promise<boolean> {
    await this.nextRound();
    if (!(await this.button("Scatter them for me").isVisible())) return false;
    if (spaces) for (const space of spaces) await this.press(new RegExp(`^Space ${space}:`));
    else await this.press("Scatter them for me");
    await this.press("Roll the dice");
    return true;
  }

  /** Puts the result away, if it is there: it may go by itself at any moment. */
  async nextRound(): Promise<void> {
    const button = this.button("Next round");
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {});
  }

  /** The pad. */
  get pad(): Locator {
    return this.page.getByRole("group", { name: "Call a number of points" });
  }

  /** Whether the pad is there and takes calls: for a moment after it has come up it takes none. */
  mayCall(): Promise<boolean> {
    return this.page.locator(".corona-keys:not([data-deaf])").isVisible();
  }

  async call(points: number): Promise<void> {
    await this.press(`Call ${points}`);
  }

  async readsLead(name: string, points: number): Promise<void> {
    await this.page.locator(".corona-leading", { hasText: `${points}${name}leads` }).waitFor();
  }

  /** All calls as this player reads them. */
  calls(): Promise<string[]> {
    return this.page
      .getByRole("list", { name: "All calls, in order" })
      .getByRole("listitem")
      .allTextContents();
  }

  /** The points so far, as they stand in the middle of the ring. */
  async points(): Promise<string | null> {
    return this.page.locator(".corona-tally").getAttribute("aria-label");
  }

  async readsNow(text: string | RegExp): Promise<void> {
    await this.page.getByTestId("now").filter({ hasText: text }).waitFor();
  }

  /** What stands on the ring, by space (0 to 11). */
  async ring(): Promise<Map<number, number>> {
    const labels = await this.page
      .locator(".corona-space[aria-label]")
      .evaluateAll((spaces) => spaces.map((space) => space.getAttribute("aria-label") ?? ""));
    const standing = labels.flatMap((label): [number, number][] => {
      const found = /^Space (\d+): (one|\d+) piece/.exec(label);
      return found ? [[Number(found[1]), found[2] === "one" ? 1 : Number(found[2])]] : [];
    });
    return new Map(standing);
  }

  /** What the dice show, by colour. */
  async dice(): Promise<Map<string, number>> {
    const labels = await this.page
      .locator(".corona-crown-die[aria-label]")
      .evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label") ?? ""));
    return new Map(
      labels.map((label) => {
        const found = /^(\w+) die \(\w+\): (\d)/.exec(label);
        expect(found, label).not.toBeNull();
        return [found?.[1] ?? "", Number(found?.[2])] as [string, number];
      }),
    );
  }

  /** A die and a piece, the best of one move, as somebody would find it who looks at the board. */
  async idea(): Promise<Idea> {
    const [ring, dice] = [await this.ring(), await this.dice()];
    const ideas = [...dice].flatMap(([colour, pips]) =>
      [...ring.keys()].map((space): Idea => {
        const lands = (space + pips) % 12;
        const there = ring.get(lands) ?? 0;
        return { colour, space, lands, points: there > 0 ? there + 1 : 0 };
      }),
    );
    const best = ideas.sort((a, b) => b.points - a.points)[0];
    if (!best) throw new Error("there are pieces and dice on the board");
    return best;
  }

  die(colour: string): Locator {
    return this.button(new RegExp(`^${colour} die`));
  }

  space(number: number): Locator {
    return this.button(new RegExp(`^Space ${number}:`));
  }

  /** Marks one piece and touches it, so that its move is offered. */
  async touchOnePiece(): Promise<Idea> {
    await this.die("red").waitFor();
    const idea = await this.idea();
    await this.press(this.die(idea.colour));
    await this.press(this.space(idea.space));
    await this.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
    await this.press(this.space(idea.space));
    await this.button(/^Move to space/).waitFor();
    return idea;
  }

  /** Marks one piece and moves it; answers what it scored by the rules. */
  async playOnePiece(): Promise<Idea> {
    const idea = await this.touchOnePiece();
    await this.press(this.button(`Move to space ${idea.lands} for +${idea.points}`));
    return idea;
  }

  leave(): Promise<void> {
    return this.person.leave();
  }
}

/** Everyone at one table, ready and started; the first opened it. */
export async function gather(players: readonly Player[], terms: Terms, bots = 0): Promise<void> {
  const [host, ...others] = players;
  if (!host) throw new Error("somebody opens the table");
  const address = await host.openTable(terms);
  for (const other of others) {
    // Everybody by their own way, which may be a bad one.
    await other.page.goto(new URL(new URL(address).pathname, other.person.home).href);
    await other.sit();
    // Everybody reads what the host has agreed on.
    await expect
      .poll(() => other.page.getByLabel("Rounds", { exact: true }).inputValue())
      .toBe(String(terms.rounds));
    await other.press("I am ready");
  }
  for (let bot = 0; bot < bots; bot++) await host.person.seatBot();
  await expect.poll(() => host.page.locator(".chairs li").count()).toBe(players.length + bots);
  await host.press("Start");
  for (const player of players) await player.page.locator(".corona-ring").waitFor();
}

/** Whoever is asked sets up; then the auction is on for all. */
export async function comeToAuction(players: readonly Player[], spaces?: readonly number[]): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const player of players) await player.setUpIfAsked(spaces);
        const pads = await Promise.all(players.map((player) => player.mayCall()));
        return pads.every(Boolean);
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(true);
}

/** Checks that everybody reads the same chips, and these. */
export async function allRead(players: readonly Player[], chips: Record<string, number>): Promise<void> {
  for (const player of players) {
    for (const [name, held] of Object.entries(chips)) await expect.poll(() => player.chips(name)).toBe(held);
  }
}
