// Exceptions that the page came through, told to the server, which counts them: each once, few a page load, in short.

import type { Mishap } from "../wire/server";
import { Refused } from "./api";
import { ownBuild } from "./build";

/** More are not told: a page that fails in every frame is one mishap, not a flood. */
const AT_MOST = 5;

/** How much of a text is told. */
const LONGEST = 300;

const told = new Set<string>();

/** Tells the server of an exception somewhere in the page. Never fails itself. */
export function tellMishap(place: string, error: unknown): void {
  const what = wordsOf(error).slice(0, LONGEST);
  if (told.size >= AT_MOST || told.has(what)) return;
  told.add(what);
  const mishap: Mishap = { place, what, build: ownBuild() };
  const headers = { "content-type": "application/json" };
  try {
    // It goes out even as the page is left.
    const sent = fetch("/api/mishaps", {
      method: "POST",
      headers,
      body: JSON.stringify(mishap),
      keepalive: true,
    });
    void sent.catch(() => {});
  } catch {
    // Where nothing can be sent, nobody can be told.
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = error.stack?.split("\n").find((line) => /:\d+:\d+/.test(line));
  return `${error.name}: ${error.message}${where ? ` ${where.trim()}` : ""}`;
}

/** What no code of ours has caught. `missing` is asked first: a part of the page that could not be loaded is none. */
export function watchMishaps(missing: (error: unknown) => boolean): void {
  addEventListener("error", (event) => tellMishap("page", event.error ?? event.message));
  addEventListener("unhandledrejection", ({ reason }) => {
    // A "no" of the server's or of the network is no exception.
    if (!(reason instanceof Refused) && !missing(reason)) tellMishap("promise", reason);
  });
}

/** For tests: as on a page that was just loaded. */
export function forgetMishaps(): void {
  told.clear();
}
