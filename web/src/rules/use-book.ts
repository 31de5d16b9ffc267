// A rule book in the language that is read.

import { useEffect, useState } from "preact/hooks";
import { language } from "../text";
import type { GameName } from "../wire";
import { loadBook } from "./books";

/** The book; undefined while it is on its way, null if there is none. */
export function useBook(game: GameName): string | null | undefined {
  const [book, setBook] = useState<string | null | undefined>(undefined);
  const wanted = language.value;
  useEffect(() => {
    let current = true;
    loadBook(game, wanted).then(
      (loaded) => current && setBook(loaded),
      () => current && setBook(null),
    );
    return () => {
      current = false;
    };
  }, [game, wanted]);
  return book;
}
