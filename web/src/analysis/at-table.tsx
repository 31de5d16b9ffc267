// The analysis at the table's end: in the place of the board, until one goes back to it.

import "../replay/replay.css";
import { useEffect, useState } from "preact/hooks";
import { refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { Boundary } from "../parts/boundary";
import { Icon } from "../parts/icon";
import { NotHere } from "../parts/not-here";
import { Controls } from "../replay/controls";
import type { Projector } from "../replay/film";
import { RuleSheet } from "../rules/rule-sheet";
import { t } from "../text";
import type { GameName } from "../wire";
import type { GameId } from "../wire/game";
import { Analysis } from "./analysis";
import { openFilm } from "./open";

export function AtTable({ id, close }: { id: GameId; close: () => void }) {
  const [projector, setProjector] = useState<Projector<GameName> | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const opened = await openFilm(id);
      opened.jump(opened.last);
      return opened;
    };
    patiently(open, setTrouble, () => wanted).then(
      (made) => wanted && setProjector(made),
      (error) => wanted && setWhy(refusalOf(error).code),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  useEffect(() => () => projector?.stop(), [projector]);
  return (
    <div class="analysis-at-table replay">
      <button type="button" class="quiet analysis-close" onClick={close}>
        <Icon name="back" />
        {t("analysis-close")}
      </button>
      {why ? <p role="alert">{t(`refused-server-${why}`)}</p> : null}
      {projector ? <Film projector={projector} /> : why ? null : <NotHere trouble={trouble} />}
    </div>
  );
}

function Film({ projector }: { projector: Projector<GameName> }) {
  const { page, scene } = projector;
  const { Board } = page;
  return (
    <>
      <div class="table-board" data-testid="board">
        <Boundary place={`${page.game} board in an analysis`}>
          <Board scene={scene} />
        </Boundary>
      </div>
      <Controls projector={projector} />
      <Analysis projector={projector} atOnce />
      {projector.rule.value ? (
        <RuleSheet
          key={projector.rule.value}
          game={page.game}
          number={projector.rule.value}
          close={() => {
            projector.rule.value = null;
          }}
        />
      ) : null}
    </>
  );
}
