// What is heard when it is one's turn. A browser without ears tells of the tones that it was asked for.

import { expect, it } from "vitest";
import type { Device, Person } from "./support/browser";
import { square, squares } from "./support/colorado";
import { openHouse } from "./support/house";

const house = openHouse();

/** Counts the tones that begin, and lets a test say that nobody looks at the page. */
const listen = (): void => {
  const heard = { tones: 0, away: false };
  Object.assign(globalThis, { heard });
  Object.defineProperty(document, "hidden", { get: () => heard.away });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    heard.tones += 1;
    start.call(this, when);
  };
};

const tones = ({ page }: Person) => page.evaluate("heard.tones") as Promise<number>;

/** Two at a table of Colorado, and whose turn it is first. */
async function pair(device: Partial<Device>): Promise<[Person, Person]> {
  const people: [Person, Person] = [await house.arrive(device), await house.arrive(device)];
  const [anna, bea] = people;
  for (const { page } of people) {
    await page.addInitScript(listen);
    await page.reload();
  }
  await anna.openTable("Colorado", "Anna");
  await bea.page.goto(anna.page.url());
  await bea.sit("Bea");
  await bea.press("I am ready");
  await anna.press("Start");
  const turn = () => Promise.all(people.map(({ page }) => page.title()));
  await expect.poll(async () => (await turn()).filter((title) => title.includes("Your turn")).length).toBe(1);
  return (await turn())[0]?.includes("Your turn") ? people : [bea, anna];
}

/** Plays the first move that there is, until the other one's tab says that it is their turn. */
async function move({ page }: Person, other: Person): Promise<void> {
  for (const from of await squares(page, "move")) {
    await square(page, from).click();
    const [to] = await squares(page, "go");
    if (to === undefined) continue;
    await square(page, to).click();
    break;
  }
  await expect.poll(() => other.page.title()).toBe("● Your turn · Colorado · Tablier");
}

it("a bell, where moves make no sound; none while it is another's turn, none once it is off, and off stays off", async () => {
  const [first, second] = await pair({ size: "short" });
  const silent = await tones(second);
  expect(silent).toBe(0);
  await move(first, second);
  await expect.poll(() => tones(second)).toBeGreaterThan(0);
  const rung = await tones(first);
  await second.press("Sound");
  await move(second, first);
  await expect.poll(() => tones(first)).toBeGreaterThan(rung);
  const before = await tones(second);
  await move(first, second);
  expect(await tones(second)).toBe(before);
  await second.page.reload();
  await second.page.getByRole("button", { name: "Sound", pressed: false }).waitFor();
  for (const person of [first, second]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});

it("in view a move is heard itself; the bell rings where nobody looks", async () => {
  const [first, second] = await pair({ motion: "no-preference" });
  const heard = async (turn: () => Promise<void>, whom: Person) => {
    const before = await tones(whom);
    await turn();
    await whom.page.locator("[data-can=move]").first().waitFor();
    return (await tones(whom)) - before;
  };
  const inView = await heard(() => move(first, second), second);
  expect(inView).toBeGreaterThan(0);
  await move(second, first);
  await second.page.evaluate("heard.away = true");
  expect(await heard(() => move(first, second), second)).toBeGreaterThan(inView);
  for (const person of [first, second]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});
