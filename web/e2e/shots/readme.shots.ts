// The README's pictures (docs/screenshots): one of each game and of the first page on a large screen, and the three games on
// phones, side by side.

import { join } from "node:path";
import type { Page } from "playwright-core";
import { it } from "vitest";
import type { Device, Person } from "../support/browser";
import { comeToAuction, Player } from "../support/corona";
import { openHouse } from "../support/house";

const FOLDER = process.env.TABLIER_SHOTS ?? join(import.meta.dirname, "../../../docs/screenshots");

const house = openHouse();

const keep = (page: Page, name: string) => page.screenshot({ path: join(FOLDER, `${name}.png`) });

async function inAuction(device: Partial<Device>): Promise<Player> {
  const anna = new Player(await house.arrive(device), "Anna");
  await anna.openTable({ rounds: 5, glass: 60, early: true });
  await anna.person.seatToo("Zoe");
  await anna.person.seatBot();
  await anna.press("Start");
  await comeToAuction([anna], [0, 0, 3, 5, 7, 11]);
  return anna;
}

/** Both sides have met, and a pawn is taken up. */
async function inColorado(device: Partial<Device>, moves: number): Promise<Person> {
  const person = await house.arrive(device);
  const { page } = person;
  await person.playNow("Colorado");
  const movable = page.locator("[data-can=move]");
  const pawn = async (nth: number) => {
    await movable.first().waitFor();
    const names = await movable.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset.square ?? ""),
    );
    names.sort((a, b) => b.charCodeAt(1) - a.charCodeAt(1));
    await page.locator(`[data-square="${names[nth % Math.min(3, names.length)]}"]`).click();
  };
  for (let move = 0; move < moves; move++) {
    await pawn(move);
    const goals = page.locator("[data-can=go]");
    if ((await goals.count()) > 0) await goals.last().click();
    await page.waitForTimeout(1500);
  }
  for (let nth = 0; nth < 3 && (await page.locator("[data-can=go]").count()) === 0; nth++) await pawn(nth);
  return person;
}

async function aiming(device: Partial<Device>): Promise<Person> {
  const person = await house.arrive(device);
  const { page } = person;
  await person.playNow("Koroona");
  await page.locator(".koroona-strike:enabled").waitFor({ timeout: 60_000 });
  const table = await page.locator(".koroona-table").boundingBox();
  if (!table) throw new Error("the table is on the screen");
  // As somebody pulls back: the line and the ghost of the first contact are drawn.
  await page.mouse.move(table.x + table.width / 2, table.y + table.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(table.x + table.width * 0.51, table.y + table.height * 0.66, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(400);
  return person;
}

it("on a large screen", async () => {
  const first = await house.arrive();
  await first.page.getByRole("heading", { name: "Koroona" }).waitFor();
  await first.page.waitForLoadState("networkidle");
  await keep(first.page, "home");
  await first.leave();
  const anna = await inAuction({});
  await anna.press("Zoe");
  await anna.call(9);
  await anna.press("Anna");
  await anna.call(13);
  await anna.readsLead("Anna", 13);
  await keep(anna.page, "corona");
  await anna.leave();
  const white = await inColorado({ theme: "dark" }, 6);
  await keep(white.page, "colorado");
  await white.leave();
  const red = await aiming({});
  await keep(red.page, "koroona");
  await red.leave();
});

it("on phones", async () => {
  const anna = await inAuction({ size: "phone" });
  await anna.press("Anna");
  await anna.call(21);
  await anna.touchOnePiece();
  const people = [
    anna.person,
    await inColorado({ size: "phone", theme: "dark" }, 5),
    await aiming({ size: "phone" }),
  ];
  const pictures = [];
  for (const { page } of people) pictures.push((await page.screenshot()).toString("base64"));
  const sheet = await house.arrive();
  await sheet.page.setViewportSize({ width: 1128, height: 740 });
  await sheet.page.evaluate((pictures) => {
    const images = pictures.map((picture) => {
      const image = document.createElement("img");
      image.src = `data:image/png;base64,${picture}`;
      return image;
    });
    document.body.replaceChildren(...images);
    Object.assign(document.body.style, { display: "flex", gap: "24px", margin: "0", background: "#fff" });
  }, pictures);
  await sheet.page.waitForTimeout(300);
  await keep(sheet.page, "phones");
  for (const person of [...people, sheet]) await person.leave();
});
