// What begins and what ends is seen from its top: a page that was scrolled for something else comes back there.

import { useLayoutEffect } from "preact/hooks";

/** Where only the middle of the page scrolls, it is that. */
const MIDDLE = ".table-main";

/** Comes back to the top whenever this changes to something else that is there. */
export function useTop(shown: string | boolean | null): void {
  useLayoutEffect(() => {
    if (!shown) return;
    scrollTo(0, 0);
    document.querySelector(MIDDLE)?.scrollTo(0, 0);
  }, [shown]);
}
