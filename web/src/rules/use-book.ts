// A rule book in the language that is read, patiently fetched.

import { useEffect, useState } from "preact/hooks";
import { patiently, type Trouble } from "../net/patient";
import { language } from "../text";
import type { GameName } from "../wire";
import { loadBook } from "./books";

export interface Book {
  /** The book; undefined while it is on its way, null if none is written. */
  book: string | null | undefined;
  /** Why it is not here yet. */
  trouble: Trouble | null;
}

export function useBook(game: GameName): Book {
  const [found, setFound] = useState<Book>({ book: undefined, trouble: null });
  const wanted = language.value;
  useEffect(() => {
    let current = true;
    const load = async () => ({ book: await loadBook(game, wanted), trouble: null });
    const tell = (trouble: Trouble) => current && setFound(({ book }) => ({ book, trouble }));
    void patiently(load, tell, () => current).then((loaded) => current && loaded && setFound(loaded));
    return () => {
      current = false;
    };
  }, [game, wanted]);
  return found;
}
