// The games on paper: links to the PDFs that the server makes, in the language that is read.

import { language, t } from "../text";
import type { GameName } from "../wire";
import { type Paper, paperFor, printAddress } from "./printing";

/** The paper people use where this browser is. */
const usual = (): Paper => paperFor(typeof navigator === "undefined" ? undefined : navigator.language);

/** One link to a game's sheets. */
export function PrintLink({ game, className }: { game: GameName; className?: string }) {
  return (
    <a
      class={className}
      href={printAddress({ game, paper: usual(), language: language.value })}
      target="_blank"
      rel="noreferrer"
      aria-label={t("print-game", { game: t(`game-${game}`) })}
    >
      {t("print")}
    </a>
  );
}

/** Everything of a game that can be printed, on either paper. */
export function Printing({ game }: { game: GameName }) {
  const papers: readonly Paper[] = usual() === "letter" ? ["letter", "a4"] : ["a4", "letter"];
  const link = (paper: Paper, cards?: number) => (
    <a
      key={paper}
      class="button"
      href={printAddress({ game, paper, language: language.value, cards })}
      target="_blank"
      rel="noreferrer"
    >
      {t(`print-${paper}`)}
    </a>
  );
  return (
    <section class="printing" aria-label={t("print-game", { game: t(`game-${game}`) })}>
      <p>{t(`print-${game}-about`)}</p>
      <div class="row">{papers.map((paper) => link(paper))}</div>
      {game === "corona" ? (
        <>
          <p>{t("print-cards-about")}</p>
          <div class="row">{papers.map((paper) => link(paper, CARDS))}</div>
        </>
      ) : null}
    </section>
  );
}

/** As many as a deck of cards has. */
const CARDS = 52;
