// Koroona's first lesson, to its end: by finger on a phone, and by keys alone.

import { expect } from "vitest";
import { openHouse } from "./support/house";
import { isTaken } from "./support/lesson";
import type { Pupil } from "./support/pupil";

isTaken(openHouse(), { game: "Koroona", phone: "short", bot: "Novice", take });

async function take(pupil: Pupil): Promise<void> {
  // While one reads, nothing is struck: what comes later would lack the striker.
  expect(await pupil.page.getByRole("button", { name: "Strike", exact: true }).isVisible()).toBe(false);
  await pupil.goesOn("The red discs are yours");
  await pupil.goesOn("You strike only your striker");
  await pupil.reads("Tap a red disc to aim at it");
  await pupil.press("button", "Strike");
  await pupil.goesOn("you strike again");

  await pupil.goesOn("The disc in the circle is dark");
  await pupil.goesOn("This one is light");
  // Straight ahead lies the dark disc.
  await pupil.reads("See what a foul costs");
  await pupil.press("button", "Strike");
  await pupil.goesOn("The disc goes back");

  await pupil.reads("which disc may you hit directly");
  await pupil.person.look("a question");
  await pupil.press("button", "Answer A");
  await pupil.page.getByText("That one is dark").waitFor();
  await pupil.press("button", "Answer B");
  await pupil.goesOn("neither in the circle nor behind your line");
  await pupil.reads("only off a rim");
  await pupil.press("button", "Answer B");
  await pupil.goesOn("so it is dark");
}
