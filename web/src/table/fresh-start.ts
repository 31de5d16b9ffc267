// A game begins at the top of the page, however far one had scrolled in what the last one left.

import { useEffect, useRef } from "preact/hooks";
import type { GameId } from "../wire/game";

/** Also where only the middle of the page scrolls. */
const SCROLLS = ".table-main";

export function useFreshStart(game: GameId | null): void {
  const last = useRef(game);
  useEffect(() => {
    if (last.current !== null && game !== null && last.current !== game) {
      scrollTo({ top: 0 });
      document.querySelector(SCROLLS)?.scrollTo({ top: 0 });
    }
    last.current = game;
  }, [game]);
}
