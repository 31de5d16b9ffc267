// What a page that shows a film has: its head, its board, and the rule that is looked up beside it.

import { useEffect } from "preact/hooks";
import { Boundary } from "../parts/boundary";
import { Icon } from "../parts/icon";
import type { Projector } from "../replay/film";
import { RuleSheet } from "../rules/rule-sheet";
import { t } from "../text";
import type { GameName } from "../wire";

/** The head of a page that shows one, with the page's title, and the way back to the table one came from. */
export function ShownHead({ title, back = null }: { title: string; back?: string | null }) {
  useEffect(() => {
    document.title = `${title} · Tablier`;
  });
  return (
    <header class="bar">
      <a class="button quiet round" href="/" aria-label={t("to-home")}>
        <Icon name="home" />
      </a>
      {back ? (
        <a class="button replay-back" href={back}>
          <Icon name="back" size={18} />
          {t("replay-to-table")}
        </a>
      ) : null}
      <h1 class="replay-title">{title}</h1>
    </header>
  );
}

export function ShownBoard<G extends GameName>({
  projector,
  where,
}: {
  projector: Projector<G>;
  where: string;
}) {
  const { page, scene } = projector;
  const { Board } = page;
  return (
    <div class="table-board" data-testid="board">
      <Boundary place={`${page.game} board in ${where}`}>
        <Board scene={scene} />
      </Boundary>
    </div>
  );
}

export function ShownRule<G extends GameName>({ projector }: { projector: Projector<G> }) {
  const number = projector.rule.value;
  if (!number) return null;
  const close = () => {
    projector.rule.value = null;
  };
  return <RuleSheet key={number} game={projector.page.game} number={number} close={close} />;
}
