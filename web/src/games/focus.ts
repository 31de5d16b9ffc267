// Whoever plays by keyboard keeps a place on the board: when what had the focus is gone, the focus goes to what may be
// done next, and not to the top of the page.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** `next`: where it goes, as selectors within the board; the first that finds something. */
export function useFocusKept(next: readonly string[]): {
  ref: RefObject<HTMLElement | null>;
  onKeyDown: () => void;
  onPointerDown: () => void;
} {
  const board = useRef<HTMLElement>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    // On the board itself it only waits until there is something to do again.
    const waits = activeElement === document.body || activeElement === board.current;
    if (byKeys.current && waits) focusOn(board.current, next);
  });
  return {
    ref: board,
    onKeyDown: () => {
      byKeys.current = true;
    },
    onPointerDown: () => {
      byKeys.current = false;
    },
  };
}

function focusOn(board: HTMLElement | null, next: readonly string[]): void {
  const found = next.map((at) => board?.querySelector<HTMLElement>(at)).find((at) => at != null);
  (found ?? board)?.focus({ preventScroll: true });
}
