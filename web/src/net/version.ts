// Whether this page is an old one: the server speaks otherwise by now, or serves another build and no longer has a part
// of this one. Then only loading it anew helps, and the page says so; a newer build alone is no reason.

import { signal } from "@preact/signals";
import type { Version } from "../wire/server";
import { ownBuild } from "./build";

const old = signal(false);

/** Whether this page is known to be an old one. */
export const isOldPage = {
  get value(): boolean {
    return old.value;
  },
};

/** Something only an old page meets was met. */
export function noteOldPage(): void {
  old.value = true;
}

/** What the server serves: this build, another one, or it can't be asked. */
export type Served = "this" | "another" | "unknown";

/** Asks which build is served. */
export async function served(own = ownBuild()): Promise<Served> {
  try {
    const response = await fetch("/api/version", { cache: "no-store" });
    if (!response.ok) return "unknown";
    const { build } = (await response.json()) as Version;
    // A page that is being developed is never old.
    return own === "dev" || build === own ? "this" : "another";
  } catch {
    return "unknown";
  }
}

/** How browsers say that a part of a page could not be loaded, each in its own words. */
const MISSING = /dynamically imported module|importing a module|module script failed|preload CSS/i;

/** Whether something failed because a part of the page could not be loaded; if so, finds out why. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error) || !MISSING.test(error.message)) return false;
  void served().then((found) => {
    if (found === "another") noteOldPage();
  });
  return true;
}
