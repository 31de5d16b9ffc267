// Koroona's first lesson, to its end: by finger on a phone, and by keys alone.

import { expect, it } from "vitest";
import { openHouse } from "./support/house";
import { type By, Pupil } from "./support/pupil";

const house = openHouse();

it.each<[By, "short" | "desktop"]>([
  ["touch", "short"],
  ["keys", "desktop"],
])("is taken to its end by %s", async (by, size) => {
  const anna = await house.arrive({ size });
  const pupil = new Pupil(anna, by);
  const { page } = anna;
  await pupil.come("Koroona");
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
  await anna.look("a question");
  await pupil.press("button", "Answer A");
  await page.getByText("That one is dark").waitFor();
  await pupil.press("button", "Answer B");
  await pupil.goesOn("neither in the circle nor behind your line");
  await pupil.reads("only by way of a rim");
  await pupil.press("button", "Answer B");
  await pupil.goesOn("so it is dark");

  await pupil.reads("That is Koroona");
  await pupil.press("button", "Play a first game");
  await page.locator(".seat", { hasText: "Novice" }).waitFor();
  expect(anna.complaints).toEqual([]);
  await anna.leave();
});
