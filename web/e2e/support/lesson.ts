// A first lesson taken to its end, by finger on a phone and by keys alone at a desk; it ends in a game against the weakest bot.

import { expect, it } from "vitest";
import type { Device, Game, Person } from "./browser";
import type { House } from "./house";
import { type By, Pupil } from "./pupil";

export interface Taken {
  game: Game;
  /** The phone it is taken on by finger. */
  phone: Device["size"];
  /** The weakest bot's name. */
  bot: string;
  /** From the first sentence to the last question. */
  take: (pupil: Pupil) => Promise<void>;
  /** What is seen once the game has begun. */
  after?: (person: Person) => Promise<void>;
}

export function isTaken(house: House, { game, phone, bot, take, after }: Taken): void {
  it.each<[By, Device["size"]]>([
    ["touch", phone],
    ["keys", "desktop"],
  ])("is taken to its end by %s", async (by, size) => {
    const anna = await house.arrive({ size });
    const pupil = new Pupil(anna, by);
    await pupil.come(game);
    await take(pupil);
    await pupil.reads(`That is ${game}`);
    await anna.look("a lesson's end");
    await pupil.press("button", "Play a first game");
    await anna.page.locator(".seats").waitFor();
    await anna.page.locator(".seat", { hasText: bot }).first().waitFor();
    await after?.(anna);
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  });
}
