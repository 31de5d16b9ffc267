// Koroona's table: what is under the thumb, and positions to begin with.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Place, Position, Stand } from "../../src/wire/koroona";
import type { Person } from "./browser";
import { openWith } from "./setup";

export const strike = (page: Page) => page.getByRole("button", { name: "Strike", exact: true });
export const strength = (page: Page) => page.getByLabel("Strength");
export const direction = (page: Page) => page.getByRole("slider", { name: "Direction" });

/** Of two people, whoever has the stroke, and the other. */
export async function shooterOf(people: readonly [Person, Person]): Promise<readonly [Person, Person]> {
  const strikes = () => Promise.all(people.map(({ page }) => strike(page).isVisible()));
  await expect.poll(async () => (await strikes()).includes(true)).toBe(true);
  return (await strikes())[0] ? people : [people[1], people[0]];
}

/** Eight discs one behind the other, so far from the left as the first seat sees it. */
const column = (x: number): Place[] =>
  Array.from({ length: 8 }, (_, n) => ({ table: [x, 290_000 + n * 60_000] }));

/** Seven in the pockets, and one in a line with a far pocket, as its owner sees it. */
const nearlyDone = (stand: "south" | "north"): Place[] => {
  const [x, y] = [848_000, 763_000];
  const last: Place = { table: stand === "south" ? [x, y] : [1_000_000 - x, 1_000_000 - y] };
  return [last, ...Array.from({ length: 7 }, (): Place => "pocket")];
};

/** Red has the first stroke, and all its discs before it; Black needs one more. */
export const BLACK_NEARLY_DONE: Position = {
  discs: [...column(820_000), ...nearlyDone("north")],
  turn: 0,
  debts: [[], []],
};

/** Red has the first stroke, and needs one more. */
export const RED_NEARLY_DONE: Position = {
  discs: [...nearlyDone("south"), ...column(180_000)],
  turn: 0,
  debts: [[], []],
};

/** Red has the first stroke, and owes so many discs. */
export const owing = (count: number): Position => ({
  discs: [...column(300_000), ...column(700_000)],
  turn: 0,
  debts: [Array.from({ length: count }, (): Stand => "south"), []],
});

/** Opens a table whose first set begins so. */
export function openPosition(person: Person, name: string, position: Position, sets = 1): Promise<void> {
  return openWith(person, name, "koroona", { sets, clock: null, off: [], position });
}

/** Aims at this disc, no harder than it needs, and strikes: what lies before a pocket falls. */
export async function pocket(person: Person, disc: number): Promise<void> {
  const { page } = person;
  const box = await page.locator(`[data-disc="${disc}"]`).boundingBox();
  if (!box) throw new Error("the disc lies on the table");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await strength(page).fill("1600");
  await person.press(strike(page));
}
