// One rule, looked up from the table: over the board, gone with a touch. Where it names another one, that is shown in its
// place.

import "./rules.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { WhyNot } from "../parts/not-here";
import { Sheet } from "../parts/sheet";
import { t } from "../text";
import type { GameName } from "../wire";
import { point } from "./books";
import { useBook } from "./use-book";

export function RuleSheet(props: { game: GameName; number: string; close: () => void }) {
  const { game, close } = props;
  const [number, show] = useState(props.number);
  const { book, trouble } = useBook(game);
  const rule = useRef<HTMLDivElement>(null);
  // Each is read from its beginning.
  useLayoutEffect(() => rule.current?.scrollIntoView(), [number]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // With a key held it opens elsewhere.
    if (!link?.hash || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(link.hash.slice(1).toUpperCase());
    // The link goes with the rule it stands in.
    rule.current?.focus();
  };
  const whole = `/rules/${game}#`;
  // What is elsewhere in the book is not on this page.
  const text = book ? point(book, number).replaceAll('href="#', `href="${whole}`) : null;
  return (
    <Sheet title={t("rule-number", { number })} onClose={close}>
      <WhyNot trouble={trouble} />
      {text === null ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears of its links
        <div
          ref={rule}
          class="book"
          tabIndex={-1}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: text }}
        />
      )}
      <p>
        <a href={whole + number.toLowerCase()} target="_blank" rel="noreferrer">
          {t("whole-book")}
        </a>
      </p>
    </Sheet>
  );
}
