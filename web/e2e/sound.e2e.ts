// What is heard when it is one's turn. A browser without ears tells of the tones that it was asked for.

import { expect, it } from "vitest";
import type { Device, Person } from "./support/browser";
import { square, squares } from "./support/colorado";
import { openHouse } from "./support/house";

const house = openHouse();

/** Notes the pitch of every tone that begins, and lets a test say that nobody looks at the page. */
const listen = (): void => {
  const heard = { pitches: [] as number[], away: false };
  Object.assign(globalThis, { heard });
  Object.defineProperty(document, "hidden", { get: () => heard.away });
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this);
    const { frequency } = tone;
    frequency.setValueAtTime = (pitch, when) => {
      heard.pitches.push(pitch);
      return AudioParam.prototype.setValueAtTime.call(frequency, pitch, when);
    };
    return tone;
  };
};

const pitches = ({ page }: Person) => page.evaluate("heard.pitches") as Promise<number[]>;
const tones = async (person: Person) => (await pitches(person)).length;

/** Two at a table of Colorado, and whose turn it is first. */
async function pair(device: Partial<Device>): Promise<[Person, Person]> {
  const people: [Person, Person] = [await house.arrive(device), await house.arrive(device)];
  const [anna, bea] = people;
  for (const { page } of people) {
    await page.addInitScript(listen);
    await page.reload();
  }
  await anna.openTable("Colorado", "Anna");
  await anna.startWith(bea, "Bea");
  const turn = () => Promise.all(people.map(({ page }) => page.title()));
  await expect.poll(async () => (await turn()).filter((title) => title.includes("Your turn")).length).toBe(1);
  return (await turn())[0]?.includes("Your turn") ? people : [bea, anna];
}

/** Plays the first move that captures nothing, until the other one's tab says that it is their turn. */
async function move({ page }: Person, other: Person): Promise<void> {
  for (const from of await squares(page, "move")) {
    await square(page, from).click();
    const pawns = await page
      .locator("[data-pawn]")
      .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.pawn));
    const to = (await squares(page, "go")).find((at) => !pawns.includes(at));
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
  await move(first, second);
  await expect.poll(() => tones(second)).toBeGreaterThan(0);
  await move(second, first);
  await first.page.locator("[data-can=move]").first().waitFor();
  const moves = new Set(await pitches(second));
  await second.page.evaluate("heard.away = true");
  await move(first, second);
  // Another tone than moves have.
  await expect
    .poll(async () => (await pitches(second)).filter((pitch) => !moves.has(pitch)).length)
    .toBeGreaterThan(0);
  for (const person of [first, second]) {
    expect(person.complaints).toEqual([]);
    await person.leave();
  }
});
