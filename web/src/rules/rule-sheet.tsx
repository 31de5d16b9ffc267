// One rule, looked up from the table: over the board, gone with a touch.

import "./rules.css";
import { WhyNot } from "../parts/not-here";
import { Sheet } from "../parts/sheet";
import { t } from "../text";
import type { GameName } from "../wire";
import { point } from "./books";
import { useBook } from "./use-book";

export function RuleSheet({ game, number, close }: { game: GameName; number: string; close: () => void }) {
  const { book, trouble } = useBook(game);
  return (
    <Sheet title={t("rule-number", { number })} onClose={close}>
      <WhyNot trouble={trouble} />
      {book ? <div class="book" dangerouslySetInnerHTML={{ __html: point(book, number) }} /> : null}
      <p>
        <a href={`/rules/${game}#${number.toLowerCase()}`} target="_blank" rel="noreferrer">
          {t("whole-book")}
        </a>
      </p>
    </Sheet>
  );
}
