// What a film shows: its board, and the rule that is looked up beside it.

import { Boundary } from "../parts/boundary";
import type { Projector } from "../replay/film";
import { RuleSheet } from "../rules/rule-sheet";
import type { GameName } from "../wire";

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
