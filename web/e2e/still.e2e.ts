// Nothing moves under a finger: what can be touched keeps its place while people, words and calls come and go.

import { describe, expect, it } from "vitest";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { covers, placeOf, SCREENS } from "./support/place";

const house = openHouse();

describe("the call pad", () => {
  it("stays where it is when somebody goes away and comes back", async () => {
    const [anna, bea] = [
      new Player(await house.arrive({ size: "phone" }), "Anna"),
      new Player(await house.arrive(), "Bea"),
    ];
    await gather([anna, bea], { rounds: 2, glass: 60 });
    await comeToAuction([anna, bea]);
    const away = anna.page.locator(".seat-away", { hasText: "Bea" });
    await away.waitFor({ state: "detached" });
    const place = await placeOf(anna.pad);
    const address = bea.page.url();
    await bea.page.goto("about:blank");
    await away.getByText("away").waitFor();
    const asked = anna.page.locator(".asked", { hasText: "Bea is away." });
    await asked.waitFor();
    for (const seen of [".now", ".corona-table", ".seats"]) {
      expect(await covers(asked, anna.page.locator(seen)), seen).toBe(false);
    }
    // Chips can be read beside the note.
    expect(await covers(away.locator(".seat-note"), away.locator(".corona-badge b"))).toBe(false);
    expect(await placeOf(anna.pad)).toEqual(place);
    await bea.page.goto(address);
    await away.waitFor({ state: "detached" });
    expect(await placeOf(anna.pad)).toEqual(place);
    // A call stands beside the chips, not in their place.
    await anna.call(3);
    const own = anna.page.locator(".seat-own");
    await anna.page.setViewportSize({ width: 390, height: 664 });
    await own.locator(".corona-last-call").waitFor();
    const [call, chips] = [
      await own.locator(".corona-last-call").boundingBox(),
      await own.locator(".corona-badge > b").boundingBox(),
    ];
    // Digits are lower than their line.
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan((chips?.y ?? 0) + (chips?.height ?? 0) * 0.35);
    expect(anna.person.complaints).toEqual([]);
    for (const player of [anna, bea]) await player.leave();
  });
});

describe("a seat's plate", () => {
  it("shows which of two bots it is, on every screen", async () => {
    const anna = await house.arrive({ size: "short" });
    await anna.playNow("Corona");
    const bots = anna.page.locator(".seat", { has: anna.page.locator(".plate-number") });
    for (const size of SCREENS) {
      await anna.page.setViewportSize(size);
      expect(await bots.count()).toBe(2);
      for (const bot of await bots.all()) {
        const what = `${size.width}×${size.height}`;
        const number = bot.locator(".plate-number");
        expect((await number.boundingBox())?.width, what).toBeGreaterThan(5);
        expect(await covers(number, bot.locator(".corona-badge")), what).toBe(false);
      }
    }
    await anna.leave();
  });
});
