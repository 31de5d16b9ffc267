// Pictures: of whatever a person sees, by day and by night, named after what it is.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Device, Person } from "./browser";

export const SIZES: readonly Device["size"][] = ["phone", "desktop"];

const FOLDER = process.env.TABLIER_SHOTS ?? join(import.meta.dirname, "../../screenshots");

/** Takes the page's picture in both themes: `<what>-<size>-<theme>.png`. */
export async function shoot(
  person: Person,
  size: Device["size"],
  what: string,
  whole = false,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const theme of ["light", "dark"] as const) {
    await person.page.emulateMedia({ colorScheme: theme });
    await person.page.screenshot({ path: join(FOLDER, `${what}-${size}-${theme}.png`), fullPage: whole });
  }
}

/** A sequence of frames in the device's own theme, each so many milliseconds after the one before: `<what>-<size>-<theme>-<n>.png`. */
export async function frames(
  { page }: Person,
  { size = "desktop", theme = "light" }: Partial<Device>,
  what: string,
  waits: readonly number[],
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.emulateMedia({ colorScheme: theme });
  for (const [nth, wait] of waits.entries()) {
    await page.waitForTimeout(wait);
    await page.screenshot({ path: join(FOLDER, `${what}-${size}-${theme}-${nth}.png`) });
  }
}
