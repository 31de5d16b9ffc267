// What hands show travels: from the page of whoever sets up or aims to the pages of the others, never too often.

import { expect, it } from "vitest";
import type { Person } from "./support/browser";
import { gesturesOf } from "./support/gestures";
import { openHouse } from "./support/house";

const house = openHouse();

it("pieces as they go down, and the striker and the aim", async () => {
  for (const game of ["Corona", "Koroona"] as const) {
    const people = [await house.arrive(), await house.arrive()];
    const [anna, bea] = people as [Person, Person];
    const gestures = people.map(gesturesOf);
    await anna.openTable(game, "Anna");
    await anna.startWith(bea, "Bea");
    const hand = game === "Corona" ? "Scatter them for me" : "Strike";
    const busy = () => Promise.all(people.map((person) => person.button(hand).isVisible()));
    await expect.poll(async () => (await busy()).includes(true)).toBe(true);
    const shower = (await busy()).indexOf(true);
    const [person, shown, seen] = [people[shower], gestures[shower], gestures[1 - shower]];
    if (!person || !shown || !seen) throw new Error("somebody begins");
    if (game === "Corona") {
      for (let i = 0; i < 25; i++) await person.press(hand);
    } else {
      const strength = person.page.getByLabel("Strength");
      await strength.focus();
      for (let i = 0; i < 40; i++) await person.page.keyboard.press("ArrowRight");
    }
    const what = game === "Corona" ? '"placing"' : '"aiming"';
    await expect.poll(() => seen.got.filter((text) => text.includes(what)).length).toBeGreaterThan(1);
    // The last one that was sent is the last one that was seen.
    await expect.poll(() => seen.got.at(-1) === shown.sent.at(-1)?.text).toBe(true);
    const [first, last] = [shown.sent[0]?.at ?? 0, shown.sent.at(-1)?.at ?? 0];
    expect(shown.sent.length).toBeLessThanOrEqual((last - first) / 90 + 2);
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const one of people) await one.leave();
  }
});
