// Where one is: the path of the address, as a value. Links of our own change it without loading a page.

import { signal } from "@preact/signals";
import { arrive } from "./arrival";

export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "rules"; game: string; point: string | null }
  | { page: "replay"; id: string; at: number | null }
  | { page: "position"; game: string; text: string }
  | { page: "day"; day: string }
  | { page: "lesson"; game: string }
  | { page: "nowhere" };

/** The frame that a link to a position names. */
function frame(hash: string): number | null {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null;
}

/** What stands behind the cross, as it was written. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Reads a path. */
export function read(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "home" };
  if (first === "day" && rest.length === 0) return { page: "day", day: second ?? "today" };
  if (second === undefined || rest.length > 0) return { page: "nowhere" };
  switch (first) {
    case "t":
      return { page: "table", code: second };
    case "rules":
      return { page: "rules", game: second, point: hash.length > 1 ? hash.slice(1) : null };
    case "learn":
      return { page: "lesson", game: second };
    case "analyse":
      return { page: "position", game: second, text: plain(hash) };
    case "played":
      return { page: "replay", id: second, at: frame(hash) };
    default:
      return { page: "nowhere" };
  }
}

export const route = signal<Route>({ page: "home" });

/** The path of the page that is shown. */
let shown: string | null = null;

function here(): void {
  if (shown !== null && shown !== location.pathname) arrive();
  shown = location.pathname;
  route.value = read(location.pathname, location.hash);
}

/** Goes to a path of our own. */
export function go(path: string): void {
  history.pushState(null, "", path);
  here();
  scrollTo(0, 0);
}

/** Asked later, whether one has stayed where one is now: whoever has gone elsewhere is not pulled away by what comes late. */
export function staying(): () => boolean {
  const began = route.peek();
  return () => route.peek() === began;
}

/** Follows the address bar, and takes over clicks on links of our own. */
export function startRouter(): void {
  here();
  addEventListener("popstate", here);
  // A position's link pasted over another's changes nothing else.
  addEventListener("hashchange", here);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    // To another place on the same page the browser goes by itself.
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
