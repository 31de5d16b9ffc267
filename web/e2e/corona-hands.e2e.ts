// Corona by touch on a phone, by keyboard alone, and as axe sees it.

import { describe, expect, it } from "vitest";
import { allRead, comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { outside, placeOf, SCREENS, widthOf } from "./support/place";
import { carry } from "./support/touch";

const house = openHouse();

const arrive = async (name: string, device = {}) => new Player(await house.arrive(device), name);

describe("on a phone, by touch", () => {
  it("a round is set up, called, marked by dragging and moved, with motion, and nothing scrolls sideways", async () => {
    const anna = await arrive("Anna", { size: "phone", motion: "no-preference" });
    await gather([anna], { rounds: 1, glass: 60, early: true }, 1);
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    for (const target of await anna.pad.getByRole("button").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
    }
    await anna.call(21);
    await anna.die("green").waitFor();
    const idea = await anna.idea();
    await carry(anna.die(idea.colour), anna.space(idea.space));
    await anna.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
    // The first touch shows, and only the second moves.
    await anna.press(anna.space(idea.space));
    await anna.page.getByText("5 dice are on no piece: after this move they stay unused.").waitFor();
    expect(await anna.points()).toBe("0 of 21 points");
    await anna.page.waitForTimeout(350);
    await anna.press(anna.space(idea.space));
    await anna.page.locator(".corona-bubble", { hasText: `+${idea.points}` }).waitFor();
    await anna.page.getByRole("heading", { name: `Missed: ${idea.points} of 21` }).waitFor();
    await anna.page.getByRole("heading", { name: "Gatherer wins" }).waitFor();
    await allRead([anna], { Anna: 5, Gatherer: 7 });
    await anna.press("Show me");
    await anna.page.getByText(/^One of the best lines, move 1 of \d:/).waitFor();
    await anna.press("Next die");
    await anna.page.locator(".corona-bubble").first().waitFor();
    await anna.press("Close");
    const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(anna.person.complaints).toEqual([]);
    await anna.leave();
  });
});

/** Two seats at one device, so whoever sets up, it is done here; then this one dares everything. */
async function playAlone(anna: Player, spaces: readonly number[]): Promise<void> {
  await anna.openTable({ rounds: 1, glass: 60, early: true });
  await anna.person.seatToo("Zoe");
  await anna.press("Start");
  await comeToAuction([anna], spaces);
  await anna.call(21);
  await anna.die("red").waitFor();
}

it("in a high stack the same place is the same piece: what was marked there shows its way there", async () => {
  const anna = await arrive("Anna", { size: "short" });
  await playAlone(anna, [0, 0, 0, 0, 0, 0]);
  for (const colour of ["red", "orange"]) {
    await anna.press(anna.die(colour));
    await anna.press(anna.space(0));
    await anna.button(new RegExp(`^Space 0:.*${colour}`)).waitFor();
    await anna.press(anna.space(0));
    await anna.button(/^Move to space/).waitFor();
  }
  // The other one of the two is a button away.
  await anna.page.getByRole("group", { name: "Which of the stack?" }).waitFor();
  await anna.leave();
});

const untilItHops = (): Promise<void> =>
  new Promise((hops) => {
    const look = () => {
      if (document.querySelector(".corona-pieces")?.getAnimations({ subtree: true }).length) hops();
      else requestAnimationFrame(look);
    };
    look();
  });

describe("taps while a piece is on its way", () => {
  it("are kept, before and while it hops: the next way is shown as soon as it has landed", async () => {
    const anna = await arrive("Anna", { size: "short", motion: "no-preference" });
    await playAlone(anna, [0, 3, 3, 5, 8, 8]);
    const spaces = [0, 3, 5] as const;
    const colours = ["red", "orange", "yellow"] as const;
    for (const [nth, space] of spaces.entries()) {
      await anna.press(anna.die(colours[nth] ?? ""));
      await anna.press(anna.space(space));
      await anna.button(new RegExp(`^Space ${space}:.*marked ${colours[nth]}`)).waitFor();
    }
    const move = anna.button(/^Move to space/);
    const touch = (space: number) => anna.page.locator(`.corona-space[data-space="${space}"]`).tap();
    await anna.press(anna.space(spaces[0]));
    await anna.press(move);
    await touch(spaces[1]);
    await anna.page.locator(".corona-bubble").first().waitFor();
    await move.waitFor({ timeout: 5000 });
    await anna.press(move);
    await anna.page.evaluate(untilItHops);
    await touch(spaces[2]);
    await move.waitFor({ state: "detached" });
    await move.waitFor({ timeout: 5000 });
    expect(anna.person.complaints).toEqual([]);
    await anna.leave();
  });
});

describe("while a round is played", () => {
  it("the ring stays where it is, whatever is said and offered below it, on every screen", async () => {
    const anna = await arrive("Anna", { size: "short" });
    await gather([anna], { rounds: 1, glass: 60, early: true }, 1);
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    await anna.call(21);
    await anna.die("red").waitFor();
    const ring = anna.page.locator(".corona-ring");
    /** Where it is on every screen, and that what is needed is in view. */
    const places = async (what: string) => {
      const all: number[][] = [];
      for (const size of SCREENS) {
        await anna.page.setViewportSize(size);
        const at = `${what}, ${size.width}×${size.height}`;
        expect(await outside(anna.page.locator(".corona-ring, .corona-controls button")), at).toEqual([]);
        expect(await widthOf(anna.page), at).toBe(size.width);
        all.push([...(await placeOf(ring)), Math.round((await ring.boundingBox())?.width ?? 0)]);
      }
      await anna.page.setViewportSize({ width: 390, height: 664 });
      return all;
    };
    const before = await places("nothing marked");
    await anna.press("Move nothing and end the round");
    expect(await places("asked twice")).toEqual(before);
    await anna.page.keyboard.press("Escape");
    const idea = await anna.touchOnePiece();
    expect(await places("a way shown")).toEqual(before);
    // The place where it would land can be touched too.
    await anna.page.waitForTimeout(350);
    await anna.page.locator(".corona-ghost").evaluate((ghost) => {
      const { x, y, width, height } = ghost.getBoundingClientRect();
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      const at = document.elementFromPoint(clientX, clientY);
      at?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
    });
    await anna.page.getByRole("heading", { name: "Gatherer wins" }).waitFor();
    const again = anna.page.getByRole("region", { name: "The previous round" });
    await again.getByText(`called 21 and got only ${idea.points}.`).waitFor();
    await anna.leave();
  });
});

describe("by keyboard alone", () => {
  it("a round is set up, called, marked and moved", async () => {
    const anna = await arrive("Anna");
    await gather([anna], { rounds: 1, glass: 60, early: true }, 1);
    const keys = anna.page.keyboard;
    /** Tabs until what has the focus is called so. */
    const tabTo = async (name: RegExp) => {
      for (let tries = 0; tries < 80; tries++) {
        const at = await anna.page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
        });
        if (name.test(at)) return;
        await keys.press("Tab");
      }
      throw new Error(`the Tab key never comes to ${name}`);
    };
    const arrowTo = async (name: RegExp) => {
      for (let tries = 0; tries < 12; tries++) {
        if (
          name.test(
            (await anna.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "",
          )
        )
          return;
        await keys.press("ArrowRight");
      }
      throw new Error(`the arrow keys never come to ${name}`);
    };
    await expect
      .poll(
        async () => (await anna.pad.isVisible()) || (await anna.button("Scatter them for me").isVisible()),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    if (await anna.button("Scatter them for me").isVisible()) {
      await tabTo(/^Space 0:/);
      for (const steps of [0, 0, 2, 2, 3, 1]) {
        for (let step = 0; step < steps; step++) await keys.press("ArrowRight");
        await keys.press("Enter");
      }
      await tabTo(/^Roll the dice/);
      await keys.press("Enter");
    }
    await expect.poll(() => anna.mayCall()).toBe(true);
    await tabTo(/^Call 21$/);
    await keys.press("Enter");
    await anna.die("red").waitFor();
    const idea = await anna.idea();
    await tabTo(/^red die/);
    await arrowTo(new RegExp(`^${idea.colour} die`));
    await keys.press("Enter");
    await tabTo(/^Space/);
    await arrowTo(new RegExp(`^Space ${idea.space}:`));
    await keys.press("Enter");
    await anna.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
    await keys.press("Enter");
    await tabTo(/^Move to space/);
    await keys.press("Enter");
    await anna.page.getByRole("heading", { name: "Gatherer wins" }).waitFor();
    await allRead([anna], { Anna: 5, Gatherer: 7 });
    await anna.leave();
  });
});

describe("axe finds nothing to complain about", () => {
  it.each(["phone", "desktop"] as const)("on a %s, in any phase", async (size) => {
    const anna = await arrive("Anna", { size });
    // Two seats at one device: whoever sets up, it is done here.
    await anna.openTable({ rounds: 1, glass: 60, early: true });
    await anna.person.seatToo("Zoe");
    await anna.press("Start");
    await anna.button("Scatter them for me").waitFor();
    await anna.person.look("set-up");
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    await anna.person.look("auction");
    await anna.press("Anna");
    await anna.call(9);
    await anna.readsLead("Anna", 9);
    await anna.person.look("a call");
    await anna.call(21);
    await anna.die("red").waitFor();
    await anna.person.look("marking");
    await anna.touchOnePiece();
    await anna.person.look("touching");
    await anna.press(/^Move to space/);
    await anna.page.getByRole("heading", { name: "Zoe wins" }).waitFor();
    await anna.person.look("ending");
    expect(anna.person.complaints).toEqual([]);
    await anna.leave();
  });
});
