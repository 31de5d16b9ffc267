// A game's rule book, as a page.

import "./rules.css";
import { useEffect } from "preact/hooks";
import { isGame } from "../games";
import { Nowhere } from "../parts/nowhere";
import { LanguageSwitch } from "../parts/switches";
import { t } from "../text";
import type { GameName } from "../wire";
import { useBook } from "./use-book";

export function RulesPage({ game, point }: { game: string; point: string | null }) {
  return isGame(game) ? <Book game={game} point={point} /> : <Nowhere />;
}

function Book({ game, point }: { game: GameName; point: string | null }) {
  const book = useBook(game);
  useEffect(() => {
    document.title = `${t("rules-game", { game: t(`game-${game}`) })} · Tablier`;
  });
  useEffect(() => {
    if (book && point) document.getElementById(point)?.scrollIntoView();
  }, [book, point]);
  return (
    <>
      <header class="book-bar row">
        <a class="button quiet" href="/">
          Tablier
        </a>
        <LanguageSwitch />
      </header>
      <main class="book">
        {book === null ? <p>{t("no-book")}</p> : null}
        {book ? <div dangerouslySetInnerHTML={{ __html: book }} /> : null}
      </main>
    </>
  );
}
