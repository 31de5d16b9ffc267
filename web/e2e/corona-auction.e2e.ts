// Corona's auction on phones: every call is on the screen, with two, four or eight at the table, and no page is wider
// than its screen.

import { expect, it } from "vitest";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { covers, inkOf, outside, placeOf, SCREENS, widthOf } from "./support/place";

const house = openHouse();

it.each([2, 4, 8])("of %i: all calls in view on every screen, and nothing shifts", async (seats) => {
  const anna = new Player(await house.arrive({ size: "short", motion: "no-preference" }), "Anna");
  await gather([anna], { rounds: 2, glass: 60, early: true }, seats - 1);
  await comeToAuction([anna]);
  const keys = anna.pad.getByRole("button");
  const places = [];
  for (const size of SCREENS) {
    await anna.page.setViewportSize(size);
    const what = `${size.width}×${size.height}`;
    expect(await outside(keys), what).toEqual([]);
    expect(await outside(anna.page.locator(".seat, .corona-ring, .corona-done")), what).toEqual([]);
    expect(await widthOf(anna.page), what).toBe(size.width);
    places.push(await placeOf(anna.pad));
    const ring = await anna.page.locator(".corona-ring").boundingBox();
    expect(ring?.width, `${what}: a ring to count on`).toBeGreaterThan(190);
  }
  // Bots take their time to call: where there are four at the table, one is waited for. Anna calls, and leads.
  if (seats === 4) {
    await expect.poll(async () => (await anna.calls()).length, { timeout: 50_000 }).toBeGreaterThan(0);
  }
  await anna.call(20);
  await anna.readsLead("Anna", 20);
  // The second half of a double tap says nothing.
  await anna.button("Call 20").click({ force: true });
  expect(await anna.person.now()).not.toContain("lowered");
  for (const [nth, size] of SCREENS.entries()) {
    await anna.page.setViewportSize(size);
    expect(await placeOf(anna.pad), `${size.width}×${size.height}`).toEqual(places[nth]);
    // The call at the seat hides neither the number of chips nor a sign of the bar.
    const badge = anna.page.locator(".seat-own .corona-last-call");
    const [call, chips] = [await badge.boundingBox(), anna.page.locator(".seat-own .corona-badge > b")];
    const beside = (call?.x ?? 0) > ((await chips.boundingBox())?.x ?? 0) + 20;
    const above = (call?.y ?? 0) + (call?.height ?? 0) <= (await inkOf(chips)).top;
    expect(above || beside, `${size.width}×${size.height}: the chips are read`).toBe(true);
    for (const sign of await anna.page.locator(".bar svg:visible").all())
      expect(await covers(badge, sign)).toBe(false);
    // Nor for a long sentence.
    await anna.button("Call 5").click({ force: true });
    await anna.readsNow("A call can’t be lowered");
    expect(await placeOf(anna.pad), `${size.width}×${size.height}`).toEqual(places[nth]);
    expect(await widthOf(anna.page)).toBe(size.width);
  }
  if (seats === 8) await anna.person.look("an auction on a phone");
  expect(anna.person.complaints).toEqual([]);
  await anna.leave();
});

it("digit keys call, and a call that may become another waits for Enter", async () => {
  const [anna, bea] = [new Player(await house.arrive(), "Anna"), new Player(await house.arrive(), "Bea")];
  await gather([anna, bea], { rounds: 1, glass: 60 });
  // Who types has not touched what was there before the pad: digits count as soon as it is there.
  const isThere = async () => {
    for (const player of [anna, bea]) await player.setUpIfAsked();
    return anna.pad.isVisible();
  };
  await expect.poll(isThere, { interval: 50 }).toBe(true);
  await anna.page.keyboard.press("3");
  await anna.readsLead("Anna", 3);
  await bea.readsLead("Anna", 3);
  await bea.page.keyboard.type("12");
  await anna.readsLead("Bea", 12);
  const typed = anna.page.locator(".corona-keys .is-typed", { hasText: "1" });
  await anna.page.keyboard.press("1");
  await typed.waitFor();
  // It waits for its second digit, and no longer than it is shown.
  await typed.waitFor({ state: "detached" });
  await anna.page.keyboard.type("1");
  await typed.waitFor();
  await anna.page.keyboard.press("5");
  await bea.readsLead("Anna", 15);
  expect((await bea.calls()).join(", ")).toBe("Anna 3, Bea 12, Anna 15");
  for (const player of [anna, bea]) await player.leave();
});

it("the setter's pieces are seen as they go down", async () => {
  const players = [new Player(await house.arrive(), "Anna"), new Player(await house.arrive(), "Bea")];
  await gather(players, { rounds: 1, glass: 60 });
  const sets = () => Promise.all(players.map((player) => player.button("Scatter them for me").isVisible()));
  await expect.poll(async () => (await sets()).includes(true)).toBe(true);
  const nth = (await sets()).indexOf(true);
  const [setter, other] = [players[nth], players[1 - nth]];
  if (!setter || !other) throw new Error("somebody sets up");
  await setter.press(/^Space 4:/);
  await expect.poll(async () => [...(await other.ring())]).toEqual([[4, 1]]);
  await setter.press(/^Space 9:/);
  await expect.poll(async () => (await other.ring()).size).toBe(2);
  for (const player of players) await player.leave();
});
