// Colorado's first lesson, to its end: by finger on a phone, and by keys alone.

import { expect } from "vitest";
import { openHouse } from "./support/house";
import { isTaken } from "./support/lesson";
import type { Pupil } from "./support/pupil";

/** Taps a square, or walks to it with the arrows. */
async function touch(pupil: Pupil, square: string): Promise<void> {
  const { page } = pupil;
  if (pupil.by === "touch") return page.locator(`[data-square="${square}"]`).tap();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.square ?? "");
  for (let tries = 0; tries < 60 && (await focused()) === ""; tries++) await page.keyboard.press("Tab");
  const step = async (by: number, plus: string, minus: string) => {
    for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by > 0 ? plus : minus);
  };
  const from = await focused();
  await step(square.charCodeAt(0) - from.charCodeAt(0), "ArrowRight", "ArrowLeft");
  await step(square.charCodeAt(1) - from.charCodeAt(1), "ArrowUp", "ArrowDown");
  expect(await focused()).toBe(square);
  await page.keyboard.press("Enter");
}

async function move(pupil: Pupil, from: string, to: string): Promise<void> {
  await touch(pupil, from);
  await pupil.page.locator(`[data-square="${to}"][data-can="go"]`).waitFor();
  await touch(pupil, to);
}

/** What each chapter says, the right move, and what is said then. */
const CHAPTERS: readonly [asks: string, from: string, to: string, says: string][] = [
  ["stands on blue", "c4", "c5", "One step from blue"],
  ["On green", "f4", "g6", "Two and one"],
  ["On red", "d3", "d6", "Red goes straight"],
  ["On yellow", "d4", "c5", "Four colours"],
  ["Land on a black pawn", "d3", "d5", "Captured"],
  ["the far row", "b7", "b8", "Now it is safe"],
  ["You win as soon as", "b7", "b8", "All home"],
  ["First question", "d3", "d6", "up to the next red square"],
  ["Second question", "d3", "d5", "the one at home was safe"],
  ["Third question", "d7", "d8", "all your pawns are home"],
];

async function take(pupil: Pupil): Promise<void> {
  for (const [asks, from, to, says] of CHAPTERS) {
    await pupil.reads(asks);
    // An answer that is not the right one is told, and the question asked once more.
    if (asks === "First question") {
      await move(pupil, "d3", "d4");
      await pupil.reads("not the furthest square");
      await pupil.press("button", "Once more");
      await pupil.reads(asks);
    }
    await move(pupil, from, to);
    // What holds while Black moves is there to be read, however soon Black has moved.
    if (asks === "the far row") await pupil.goesOn("It has just arrived");
    await pupil.goesOn(says);
  }
}

isTaken(openHouse(), { game: "Colorado", phone: "short", bot: "Spring", take });
