// Whoever plays by keyboard keeps a place on the board: when what had the focus is gone, the focus goes to what may be
// done next, and not to the top of the page.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const NEXT = '.corona-ring [tabindex="0"], .corona-keys button:not([aria-disabled="true"])';

export function useFocusKept(): {
  ref: RefObject<HTMLElement | null>;
  onKeyDown: () => void;
  onPointerDown: () => void;
} {
  const board = useRef<HTMLElement>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    if (!byKeys.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
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
