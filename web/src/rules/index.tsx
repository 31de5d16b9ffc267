// A game's rule book, as a page.

import "./rules.css";
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isGame } from "../games";
import { WhyNot } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { Printing } from "../parts/print-link";
import { LanguageSwitch } from "../parts/switches";
import { t } from "../text";
import type { GameName } from "../wire";
import { Example, loadExamples } from "./example";
import { useBook } from "./use-book";

export function RulesPage({ game, point }: { game: string; point: string | null }) {
  return isGame(game) ? <Book game={game} point={point} /> : <Nowhere />;
}

/** The book's pages, and in them its examples as boards to step through. */
function Pages({ game, book }: { game: GameName; book: string }) {
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const places = [...(pages.current?.querySelectorAll<HTMLElement>("[data-example]") ?? [])];
    let wanted = true;
    // Without them the book is still a book.
    loadExamples(game).then(
      (examples) => {
        for (const place of wanted ? places : []) {
          const frames = examples[Number(place.dataset.example)] ?? [];
          if (frames.length > 1) render(<Example game={game} frames={frames} />, place);
        }
      },
      () => {},
    );
    return () => {
      wanted = false;
      for (const place of places) render(null, place);
    };
  }, [game, book]);
  return <div ref={pages} dangerouslySetInnerHTML={{ __html: book }} />;
}

function Book({ game, point }: { game: GameName; point: string | null }) {
  const { book, trouble } = useBook(game);
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
        <a class="button quiet" href={`/learn/${game}`}>
          {t("learn-game", { game: t(`game-${game}`) })}
        </a>
        <LanguageSwitch />
      </header>
      <main class="book">
        <WhyNot trouble={trouble} />
        {book === null ? <p>{t("no-book")}</p> : null}
        {book ? <Pages game={game} book={book} /> : null}
        <Printing game={game} />
      </main>
    </>
  );
}
