// Whether the screen is wide enough for what stands beside each other there, and behind one another elsewhere.

import { signal } from "@preact/signals";

const LARGE = "(min-width: 1060px)";

const large = signal(false);

if (typeof matchMedia === "function") {
  const query = matchMedia(LARGE);
  large.value = query.matches;
  query.addEventListener("change", () => {
    large.value = query.matches;
  });
}

/** Follows the screen: a phone may be turned, a window drawn larger. */
export function isLarge(): boolean {
  return large.value;
}
