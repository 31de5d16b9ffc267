// Somebody who takes a lesson, by finger or by keys alone: they read what is said, and do it.

import { expect } from "vitest";
import type { Game, Person } from "./browser";

export type By = "touch" | "keys";

export class Pupil {
  constructor(
    readonly person: Person,
    readonly by: By,
  ) {}

  get page() {
    return this.person.page;
  }

  /** From the first page into a lesson. */
  async come(game: Game): Promise<void> {
    await this.press("link", `Learn ${game} in two minutes`);
    await this.page.getByTestId("coach").waitFor();
  }

  /** Waits until the lesson says this. */
  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByTestId("coach").filter({ hasText: text }).waitFor({ timeout: 60_000 });
  }

  /** Reads, and goes on. */
  async goesOn(text: string | RegExp): Promise<void> {
    await this.reads(text);
    const step = await this.step();
    await this.press("button", "Go on");
    await expect.poll(() => this.step(), { timeout: 30_000 }).not.toBe(step);
  }

  /** The number of the step that is shown; null once all is said. */
  step(): Promise<string | null> {
    return this.page.getByTestId("coach").getAttribute("data-step");
  }

  async press(role: "button" | "link" | "gridcell", name: string | RegExp): Promise<void> {
    const target = this.page.getByRole(role, { name, exact: typeof name === "string" }).first();
    if (this.by === "touch") return target.tap();
    await target.waitFor();
    await this.tabTo((at) => (typeof name === "string" ? at === name : name.test(at)));
    // A pad that has just come up takes no call for a moment.
    await this.page.waitForFunction(() => document.activeElement?.ariaDisabled !== "true");
    await this.page.keyboard.press("Enter");
  }

  /** Presses something in a group that is one stop of the Tab key, and gone through with arrows. */
  async pressAmong(group: RegExp, name: RegExp): Promise<void> {
    if (this.by === "touch") return this.page.getByRole("button", { name }).first().tap();
    await this.tabTo((at) => group.test(at));
    for (let tries = 0; tries < 12 && !name.test(await this.focused()); tries++) {
      await this.page.keyboard.press("ArrowRight");
    }
    expect(await this.focused()).toMatch(name);
    await this.page.keyboard.press("Enter");
  }

  /** What has the focus is called. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return (at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim();
    });
  }

  async tabTo(wanted: (name: string) => boolean): Promise<void> {
    for (let tries = 0; tries < 120; tries++) {
      if (wanted(await this.focused())) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error("the Tab key never comes to it");
  }
}
