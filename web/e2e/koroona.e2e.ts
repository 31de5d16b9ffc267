// Koroona in a real browser: a whole set by keyboard with a foul, doubles with four seats by touch, the animation
// against the film, and axe.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { toOwn, toScreen } from "../src/games/koroona/board/stand";
import { placeOf } from "../src/games/koroona/motion/film";
import type { FromServer } from "../src/wire";
import type { Film, Stand, View } from "../src/wire/koroona";
import type { Device, Person } from "./support/browser";
import { openHouse } from "./support/house";
import { strike } from "./support/koroona";
import { drag } from "./support/touch";

const house = openHouse();

/** What the server has told a page of strokes, since it was listened to. */
interface Heard {
  strokes: number;
  first: Film | null;
  /** Where the first seat stands. */
  stand: Stand;
}

function listen(page: Page): Heard {
  const heard: Heard = { strokes: 0, first: null, stand: "south" };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as FromServer<"koroona">;
      if (message.kind !== "told" && message.kind !== "snapshot") return;
      const view = message.view.playing?.view as View | undefined;
      heard.stand = view?.seats[0]?.stand ?? heard.stand;
      if (message.kind !== "told") return;
      for (const told of message.told) {
        if (told.kind !== "played" || !("struck" in told.event)) continue;
        heard.strokes += 1;
        heard.first ??= told.event.struck.film;
      }
    });
  });
  return heard;
}

/** Opens a table and takes a seat. */
async function open(name: string, device: Partial<Device> = {}): Promise<Person> {
  const person = await house.arrive(device);
  await person.openTable("Koroona", name);
  return person;
}

/** Waits for one's own stroke, or for the end. */
async function turn(page: Page): Promise<"mine" | "over"> {
  const state = await page.waitForFunction(
    () => {
      if (document.querySelector(".koroona-ending")) return "over";
      return document.querySelector(".koroona-strike:enabled") ? "mine" : null;
    },
    null,
    { timeout: 60_000 },
  );
  return (await state.jsonValue()) ?? "over";
}

async function pressed(page: Page, key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
}

describe("singles", () => {
  it("a whole set by keyboard, with a foul whose ruling is read", async () => {
    const anna = await open("Anna");
    const { page } = anna;
    const heard = listen(page);
    await page.reload();
    await anna.seatBot("Master");
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".koroona-table").waitFor();
    // A master who begins may clear the table at once.
    while ((await turn(page)) === "over") {
      await anna.press("Play again");
      await page.locator(".koroona-ending").waitFor({ state: "detached" });
    }

    // So softly that the striker touches nothing: N12, and the penalty disc is owed.
    await page.getByRole("slider", { name: "The striker’s place" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("Enter");
    const dial = page.getByRole("slider", { name: "Direction" });
    await pressed(page, "ArrowLeft", 3);
    await pressed(page, "Shift+ArrowRight", 2);
    expect(await dial.getAttribute("aria-valuetext")).toMatch(/^1\.46° to the left/);
    await pressed(page, "ArrowDown", 48);
    expect(await dial.getAttribute("aria-valuetext")).toContain("comes to rest before touching anything");
    await page.keyboard.press("Enter");
    const happened = page.locator(".happenings");
    await happened.getByText("Anna: Foul: the striker touched no disc").waitFor();
    await page
      .locator(".seat-own .koroona-badge")
      .and(page.getByLabel(/1 owed/))
      .waitFor();
    const rule = happened.locator("li").filter({ hasText: "Anna: Foul" }).getByRole("button");
    await rule.click();
    await page.getByRole("dialog").getByText("N12").first().waitFor();
    await page.getByRole("button", { name: "Close" }).click();

    // Then play on, over the row and back, until somebody has pocketed everything; a set that drags on is given up.
    let strokes = 0;
    while ((await turn(page)) === "mine") {
      if (strokes === 12) {
        await page.getByRole("button", { name: "Resign the set", exact: true }).click();
        await page.getByRole("button", { name: "Really resign the set?" }).click();
        break;
      }
      strokes += 1;
      const before = heard.strokes;
      await dial.focus();
      await page.keyboard.press("Home");
      await pressed(page, strokes % 2 ? "ArrowLeft" : "ArrowRight", strokes % 9);
      if ((await dial.getAttribute("aria-valuetext"))?.includes("rest")) await pressed(page, "ArrowUp", 50);
      await page.keyboard.press("Enter");
      await expect.poll(() => heard.strokes, { timeout: 20_000 }).toBeGreaterThan(before);
    }
    await page.locator(".koroona-ending").waitFor();
    expect(await page.locator(".koroona-ending h2").textContent()).toMatch(/^(Red|Black) wins$/);
    expect(await page.locator(".koroona-ending").textContent()).toMatch(/(Anna|Master) takes the match/);
    await happened
      .getByText(/wins the set/)
      .last()
      .waitFor();
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  }, 300_000);

  it("a stroke right after a stroke waits until everything rests, and then is played by itself", async () => {
    const anna = await open("Anna");
    const { page } = anna;
    const heard = listen(page);
    await page.reload();
    await anna.seatToo("Bert");
    await anna.press("Start");
    await turn(page);
    // Hard enough to be seen rolling for seconds; this device shows no motion, so the next turn is there at once.
    await page.getByLabel("Strength").fill("4000");
    await strike(page).click();
    await expect.poll(() => heard.strokes).toBe(1);
    await turn(page);
    await strike(page).click();
    await page.getByText("It strikes as soon as everything rests.").waitFor();
    expect([await strike(page).isEnabled(), heard.strokes]).toEqual([false, 1]);
    // Who goes on aiming has thought again.
    await page.getByRole("slider", { name: "Direction" }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("It strikes as soon as everything rests.").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await expect.poll(() => heard.strokes).toBe(2);
    expect(await page.locator(".now-notice").count()).toBe(0);
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  });

  it("rulings are read under the table, a striker put badly is put right, a set is resigned", async () => {
    const anna = await open("Anna", { size: "phone" });
    const { page } = anna;
    await anna.seatToo("Bert");
    await page.getByRole("button", { name: "Start" }).click();
    await turn(page);
    const table = page.locator(".koroona-table");

    // Beyond the side line: back to the nearest place, and why.
    await drag(table, [0.5, 0.92], [0.1, 0.92]);
    await page.getByTestId("now").getByText("between the side lines").waitFor();
    await page.getByTestId("now").getByRole("button", { name: /N4/ }).waitFor();
    // Into the row of discs: the same.
    await drag(table, [0.2, 0.92], [0.5, 0.96]);
    await page.getByTestId("now").getByText("may touch no disc").waitFor();

    // A pull aims, and one that goes back to where it began leaves the aim as it was. Neither strikes.
    const active = page.locator(".seat-active .seat-name");
    const first = await active.textContent();
    const aim = () => page.getByRole("slider", { name: "Direction" }).getAttribute("aria-valuenow");
    const before = await aim();
    await drag(table, [0.5, 0.5], [0.5, 0.8], [0.5, 0.5]);
    expect(await aim()).toBe(before);
    await drag(table, [0.3, 0.5], [0.33, 0.85]);
    expect(await aim()).not.toBe(before);
    await page.waitForTimeout(500);
    expect([await page.locator(".koroona-verdict").count(), await active.textContent()]).toEqual([0, first]);
    await strike(page).tap();
    await page.locator(".koroona-verdict").waitFor();
    expect(await page.locator(".koroona-verdict .rule-chip").first().textContent()).toMatch(/^N\d+$/);
    expect(await page.locator(".koroona-verdict li").first().textContent()).toMatch(/the turn ends|Foul/);
    expect(await active.textContent()).not.toBe(first);
    // Both seats are on this device: the table turns for whoever shoots.
    await turn(page);
    expect(await page.locator(".koroona-zone").count()).toBe(1);

    await page.getByRole("button", { name: "Resign the set", exact: true }).click();
    await page.getByRole("button", { name: "Really resign the set?" }).waitFor();
    await page.keyboard.press("Escape");
    // The second tap of a double tap comes before anybody has read what it would do, and so does a key pressed twice.
    const sure = page.getByRole("button", { name: "Really resign the set?" });
    await page.getByRole("button", { name: "Resign the set", exact: true }).click();
    await page.waitForTimeout(200);
    await sure.click({ force: true });
    await page.keyboard.press("Enter");
    expect([await sure.count(), await page.locator(".koroona-ending").count()]).toEqual([1, 0]);
    await sure.click();
    await page.locator(".koroona-ending").waitFor();
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  });
});

describe("doubles", () => {
  it("four seats: one on a phone by touch, one at a desk by keyboard, two bots", async () => {
    const anna = await open("Anna", { size: "phone" });
    await anna.seatBot("Novice");
    const bert = await house.arrive({}, anna.page.url());
    const heard = listen(bert.page);
    await bert.page.reload();
    await bert.sit("Bert");
    await anna.seatBot("Novice");
    await bert.page.getByRole("button", { name: "I am ready" }).click();
    await anna.page.getByRole("button", { name: "Start" }).click();
    for (const { page } of [anna, bert]) {
      await page.locator(".koroona-table").waitFor();
      expect(await page.locator("[data-disc]").count()).toBe(33);
      // Partners have the same discs, and all four have their tray.
      expect(await page.locator(".koroona-slot").count()).toBe(32);
    }
    const struck = { anna: 0, bert: 0 };
    for (let n = 0; n < 12 && (struck.anna === 0 || struck.bert === 0); n++) {
      const mine = await Promise.any([
        turn(anna.page).then(() => "anna" as const),
        turn(bert.page).then(() => "bert" as const),
      ]);
      const { page } = mine === "anna" ? anna : bert;
      const before = heard.strokes;
      if (mine === "anna") {
        await drag(page.locator(".koroona-table"), [0.6, 0.91], [0.45, 0.88]);
        await drag(page.locator(".koroona-table"), [0.5, 0.4], [0.49, 0.75]);
        await strike(page).tap();
      } else {
        await page.getByRole("slider", { name: "Direction" }).focus();
        await page.keyboard.press("Enter");
      }
      struck[mine] += 1;
      await expect.poll(() => heard.strokes, { timeout: 30_000 }).toBeGreaterThan(before);
    }
    expect(struck.anna).toBeGreaterThan(0);
    expect(struck.bert).toBeGreaterThan(0);
    for (const { page } of [anna, bert]) {
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    expect([...anna.complaints, ...bert.complaints]).toEqual([]);
    await Promise.all([anna.leave(), bert.leave()]);
  });
});

it("the stroke that is drawn keeps to its film", async () => {
  const anna = await house.arrive({ motion: "no-preference" });
  const heard = listen(anna.page);
  // Every frame: the film's time, and where each body is drawn.
  await anna.page.addInitScript(() => {
    const frames: { t: number; at: [string, number, number][] }[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const layer = document.querySelector<SVGGElement>(".koroona-discs[data-t]");
      if (layer) {
        const bodies = [...layer.querySelectorAll<SVGGElement>('[data-disc][visibility="visible"]')];
        frames.push({
          t: Number(layer.dataset.t),
          at: bodies.map((body) => {
            const matrix = body.transform.baseVal.getItem(0).matrix;
            return [body.dataset.disc ?? "", matrix.e, matrix.f];
          }),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await anna.page.goto(house.url);
  await anna.playNow("Koroona");
  await anna.page.locator(".koroona-table").waitFor();
  await expect
    .poll(async () => heard.first ?? (await tryStrike(anna.page)), { timeout: 30_000 })
    .toBeTruthy();
  // Whoever began: it has come to its end when there is nothing to be skipped any more.
  const skip = anna.page.getByRole("button", { name: "Skip" });
  await skip.waitFor();
  await skip.waitFor({ state: "detached", timeout: 20_000 });
  const film = heard.first;
  if (!film) throw new Error("a stroke has a film");
  type Frame = { t: number; at: [string, number, number][] };
  const frames = (await anna.page.evaluate("frames")) as Frame[];
  const inMotion = frames.filter(({ t }) => t < film.duration);
  let compared = 0;
  for (const { t, at } of inMotion) {
    for (const path of film.paths) {
      if (t >= path.end.t) continue;
      const [x, y] = toScreen(toOwn(heard.stand, placeOf(path, film.slowing, t)));
      const drawn = at.find(([disc]) => disc === (path.disc === null ? "striker" : String(path.disc)));
      expect(drawn, `disc ${path.disc} at ${t}`).toBeDefined();
      // In millimetres: the drawing has three decimals, the time written beside it whole microseconds.
      expect(Math.hypot((drawn?.[1] ?? 0) - x, (drawn?.[2] ?? 0) - y)).toBeLessThan(0.006);
      compared += 1;
    }
  }
  expect(inMotion.length).toBeGreaterThan(5);
  expect(compared).toBeGreaterThan(10);
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

/** Strikes, if it is one's turn. */
async function tryStrike(page: Page): Promise<null> {
  if (await page.locator(".koroona-strike:enabled").count()) await strike(page).click({ timeout: 1000 });
  return null;
}

it("a film is skipped by a touch, and shown again slowly", async () => {
  const anna = await house.arrive({ size: "phone", motion: "no-preference" });
  const { page } = anna;
  await anna.playNow("Koroona");
  await turn(page);
  await strike(page).tap();
  await page.getByRole("button", { name: "Skip" }).waitFor();
  await page.locator(".koroona-table").tap();
  await page.locator(".koroona-verdict").waitFor({ timeout: 5000 });
  await turn(page);
  // A foul stays until it is read, one's own and then the other's, and only then gives way to what can be seen again.
  const understood = page.getByRole("button", { name: "Understood" });
  while (await understood.isVisible()) await understood.tap();
  await page.getByRole("button", { name: "Again, slowly" }).tap();
  await page.getByRole("button", { name: "Skip" }).tap();
  await page.locator(".koroona-verdict").waitFor({ timeout: 5000 });
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});

describe("axe finds nothing to complain about", () => {
  it.each(["phone", "desktop"] as const)("on a %s, by day and by night", async (size) => {
    const anna = await open("Anna", { size });
    const { page } = anna;
    await page.locator(".koroona-rules summary").click();
    await anna.look("terms");
    await anna.seatToo("Bert");
    await page.getByRole("button", { name: "Start" }).click();
    await turn(page);
    await anna.look("before a stroke");
    await page.getByRole("slider", { name: "Direction" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".koroona-verdict").waitFor();
    await turn(page);
    await anna.look("after a stroke");
    // After keys: what is said of them goes, and once took the button from under the finger.
    await page.getByText("Arrow keys move the striker").waitFor();
    await page.getByRole("button", { name: "Resign the set", exact: true }).click();
    await anna.look("resigning");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Resign the set", exact: true }).click();
    await page.getByRole("button", { name: "Really resign the set?" }).click();
    await page.locator(".koroona-ending").waitFor();
    await anna.look("the end");
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  });
});
