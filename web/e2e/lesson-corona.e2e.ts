// Corona's first lesson, to its end: by finger on a small phone, and by keys alone.

import { expect } from "vitest";
import type { Person } from "./support/browser";
import { openHouse } from "./support/house";
import { isTaken } from "./support/lesson";
import type { Pupil } from "./support/pupil";

const house = openHouse();

const DIE = /^\w+ die /;
const SPACE = /^Space \d+:/;

async function mark(pupil: Pupil, colour: string, space: number): Promise<void> {
  await pupil.pressAmong(DIE, new RegExp(`^${colour} die`));
  await pupil.pressAmong(SPACE, new RegExp(`^Space ${space}:`));
  await pupil.page
    .getByRole("button", { name: new RegExp(`^Space ${space}:.*marked .*${colour}`) })
    .waitFor();
}

async function move(pupil: Pupil, space: number): Promise<void> {
  const ready = pupil.page.getByRole("button", { name: /^Move to space/ });
  // On a slow machine a touch right after a move can be lost: one touches again, as a person would.
  for (let tries = 0; tries < 5; tries++) {
    if (!(await ready.isVisible())) await pupil.pressAmong(SPACE, new RegExp(`^Space ${space}:`));
    const shown = await ready.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
    if (shown) break;
  }
  await pupil.press("button", /^Move to space/);
  // It has moved when its marker is no longer there: until then the next touch would be for a board that is about to change.
  const moved = pupil.page.getByRole("button", { name: new RegExp(`^Space ${space}:.*marked`) });
  await moved.waitFor({ state: "detached" });
}

async function take(pupil: Pupil): Promise<void> {
  const { page } = pupil;
  await pupil.person.look("a lesson");

  // Another piece than was asked for is told, and can be mended.
  await pupil.reads("One die moves one piece");
  await mark(pupil, "red", 6);
  await page.getByText("That is another piece or another die").waitFor();
  await mark(pupil, "red", 0);
  await pupil.reads("Red shows 3");
  await move(pupil, 0);
  await pupil.goesOn("so 3");

  await pupil.reads("Stacks grow");
  await mark(pupil, "orange", 4);
  await mark(pupil, "red", 5);
  await pupil.reads("one after the other");
  await move(pupil, 4);
  await move(pupil, 5);
  await pupil.goesOn("Every landing counts");

  // The wrong order scores nothing: the chapter is begun once more.
  for (const first of [3, 2]) {
    await pupil.reads("The order matters");
    await mark(pupil, "red", 2);
    await mark(pupil, "orange", 3);
    await pupil.reads("Move the piece at 2 first");
    await move(pupil, first);
    await move(pupil, first === 2 ? 3 : 2);
    if (first === 2) break;
    await page.getByText("change the order").waitFor();
    await pupil.press("button", "Once more");
  }
  await pupil.goesOn("none");

  await pupil.reads("Before anybody moves");
  // This glass is there for no hurry: nothing is counted.
  await page.locator(".corona-pad").waitFor();
  expect(await page.locator(".corona-seconds").count()).toBe(0);
  await pupil.press("button", "Call 2");
  await pupil.reads("never lower");
  await pupil.press("button", /^Done/);
  await pupil.reads("now show it");
  await mark(pupil, "red", 0);
  await move(pupil, 0);
  await pupil.goesOn("everybody pays you a chip");

  // With the glass: a call that nobody beats.
  await pupil.reads("Now with the glass");
  await pupil.press("button", "Call 21");
  await pupil.reads("The auction is over");
  await mark(pupil, "red", 11);
  await move(pupil, 11);
  await pupil.goesOn("That was a whole round");

  await pupil.reads("First question");
  await mark(pupil, "red", 0);
  await page.getByText("a landing with more points").waitFor();
  await mark(pupil, "red", 2);
  await pupil.goesOn("Right: from 2");

  await pupil.reads("Second question");
  await mark(pupil, "yellow", 5);
  await mark(pupil, "red", 3);
  await move(pupil, 3);
  await move(pupil, 5);
  await pupil.goesOn("Right: land first");
}

/** What was only a lesson is no table to go on at. */
async function leavesNoTable({ page }: Person): Promise<void> {
  const table = new URL(page.url()).pathname;
  await page.goto(house.url);
  await expect
    .poll(() =>
      page.locator(".lid-tables a").evaluateAll((links) => links.map((a) => a.getAttribute("href"))),
    )
    .toEqual([table]);
}

isTaken(house, { game: "Corona", phone: "small", bot: "Beginner", take, after: leavesNoTable });
