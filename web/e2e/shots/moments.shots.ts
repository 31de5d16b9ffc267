// The moments people play for, each as a short sequence of frames: an auction's last seconds, a round's end, a stroke with a
// foul warned of, a game's end, the next one's beginning. With motion and without, by day and by night, on a phone and on a
// large screen.

import { describe, it } from "vitest";
import type { Device } from "../support/browser";
import { openPosition as coloradoFrom, square } from "../support/colorado";
import { comeToAuction, Player } from "../support/corona";
import { openHouse } from "../support/house";
import { openPosition as koroonaFrom, pocket, RED_NEARLY_DONE } from "../support/koroona";
import { frames, shoot } from "../support/shots";

const house = openHouse();

const DEVICES: readonly Partial<Device>[] = [
  { size: "short", motion: "no-preference", theme: "light" },
  { size: "large", motion: "no-preference", theme: "dark" },
  { size: "small", motion: "reduce", theme: "dark" },
  { size: "large", motion: "reduce", theme: "light" },
  { size: "side", motion: "no-preference", theme: "light" },
];

describe.each(DEVICES)("$size, $motion, $theme", (device) => {
  const { size = "short", motion } = device;
  const named = (what: string) => `moment-${what}-${motion === "reduce" ? "still" : "moving"}`;

  it("Corona: the last seconds, a round's end, the game's end, the next one's opening rolls", async () => {
    const anna = new Player(await house.arrive(device), "Anna");
    const { page } = anna;
    await anna.openTable({ rounds: 2, glass: 15, early: true });
    await anna.person.seatToo("Zoe");
    await anna.press("Start");
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    await anna.press("Zoe");
    await anna.call(2);
    await anna.press("Anna");
    await anna.call(4);
    await page.locator(".corona-ring").waitFor();
    await page.waitForTimeout(4000);
    await frames(anna.person, device, named("auction"), [0, 3000, 3000, 2000, 1500, 700, 700, 700]);
    const idea = await anna.touchOnePiece();
    await frames(anna.person, device, named("way"), [300]);
    await anna.press(/^Move to space/);
    await frames(anna.person, device, named("round"), [80, 200, 300, 500, 900, 1500, 2500]);
    await page.getByRole("heading", { name: new RegExp(`${idea.points}`) }).waitFor();
    await anna.press("Show me");
    await frames(anna.person, device, named("best"), [600]);
    await anna.press("Next die");
    await frames(anna.person, device, `${named("best")}-next`, [900, 1500]);
    await anna.press("Close");
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    await anna.call(21);
    await anna.playOnePiece();
    await frames(anna.person, device, named("corona-end"), [200, 800, 2500]);
    await page.getByRole("heading", { name: /wins?$|draw$/ }).waitFor();
    await shoot(anna.person, size, `${named("corona-end")}-rests`);
    await anna.press("Play again");
    await frames(anna.person, device, named("opening"), [200, 400, 500, 700, 1500, 1500]);
    await anna.leave();
  });

  it("Koroona: a foul warned of, its stroke, its ruling; the game's end", async () => {
    const anna = await house.arrive(device);
    const { page } = anna;
    await anna.openTable("Koroona", "Anna");
    await anna.seatToo("Bert");
    await anna.press("Start");
    const strike = page.locator(".koroona-strike:enabled");
    await strike.waitFor();
    await page.getByRole("slider", { name: "Direction" }).focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowLeft");
    await frames(anna, device, named("aim"), [200]);
    // Further to the left lies a pocket.
    await page.getByLabel("Strength").fill("2000");
    await page.getByRole("slider", { name: "Direction" }).focus();
    const warned = page.locator(".koroona-strike.is-foul");
    for (let step = 0; step < 70 && !(await warned.isVisible()); step++)
      await page.keyboard.press("ArrowLeft");
    await frames(anna, device, named("foul"), [400]);
    await anna.press("Strike");
    await frames(anna, device, named("stroke"), [60, 120, 200, 400, 800, 1500, 2500]);
    await strike.waitFor();
    await frames(anna, device, named("ruled"), [300]);
    await anna.press("Understood");
    await frames(anna, device, named("read"), [300]);
    await anna.press("Resign the set");
    await anna.press("Really resign the set?");
    await frames(anna, device, named("koroona-end"), [300, 1200, 1500]);
    await shoot(anna, size, `${named("koroona-end")}-rests`);
    await anna.leave();
  });

  it("Koroona: the stroke that wins", async () => {
    const anna = await house.arrive(device);
    await koroonaFrom(anna, "Anna", RED_NEARLY_DONE);
    await anna.seatBot();
    await anna.press("Start");
    await anna.page.locator(".koroona-strike:enabled").waitFor();
    await pocket(anna, 0);
    await frames(anna, device, named("koroona-won"), [100, 300, 500, 700, 900, 1500, 1500]);
    await shoot(anna, size, `${named("koroona-won")}-rests`);
    await anna.leave();
  });

  it("Colorado: a move that answers a move, the game's end", async () => {
    const anna = await house.arrive(device);
    const { page } = anna;
    await anna.playNow("Colorado");
    await page.locator("[data-can=move]").first().waitFor();
    await page.locator("[data-can=move]").first().click();
    if ((await page.locator("[data-can=go]").count()) === 0)
      await page.locator("[data-can=move]").nth(2).click();
    await page.locator("[data-can=go]").last().click();
    await frames(anna, device, named("move"), [80, 150, 300, 1500, 1500]);
    await anna.press("Resign");
    await anna.press("Really resign?");
    await frames(anna, device, named("colorado-end"), [300, 1200, 1500]);
    await shoot(anna, size, `${named("colorado-end")}-rests`);
    await anna.leave();
  });

  it("Colorado: the move that wins", async () => {
    const anna = await house.arrive(device);
    await coloradoFrom(anna, "Anna", "w2b4/3w4/8/7b/8/8/8/8 w - -");
    await anna.seatBot();
    await anna.press("Start");
    await square(anna.page, "d7").click();
    await frames(anna, device, named("colorado-won-before"), [200]);
    await square(anna.page, "d8").click();
    await frames(anna, device, named("colorado-won"), [80, 150, 300, 700, 1500, 1000]);
    await shoot(anna, size, `${named("colorado-won")}-rests`);
    await anna.leave();
  });
});
