// Nothing moves under a finger: what can be touched keeps its place while people, words and calls come and go.

import { describe, expect, it } from "vitest";
import { comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { covers, placeOf } from "./support/place";

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
    expect(await covers(away.locator(".seat-note"), away.locator(".corona-badge"))).toBe(false);
    expect(await placeOf(anna.pad)).toEqual(place);
    await bea.page.goto(address);
    await away.waitFor({ state: "detached" });
    expect(await placeOf(anna.pad)).toEqual(place);
    expect(anna.person.complaints).toEqual([]);
    for (const player of [anna, bea]) await player.leave();
  });
});
