// The analysis at the table's end: in the place of the board, until one goes back to it.

import "../replay/replay.css";
import { reviewOf } from "../net/api";
import { Icon } from "../parts/icon";
import { NotHere } from "../parts/not-here";
import { Controls } from "../replay/controls";
import type { Projector } from "../replay/film";
import { t } from "../text";
import type { GameName } from "../wire";
import type { GameId } from "../wire/game";
import { Analysis } from "./analysis";
import { openFilm } from "./open";
import { ShownBoard, ShownRule } from "./shown";
import { useFilm } from "./use-film";

export function AtTable({ id, close }: { id: GameId; close: () => void }) {
  const { projector, why, trouble } = useFilm(() => openAtItsEnd(id), id);
  return (
    <div class="analysis-at-table replay">
      <button type="button" class="quiet analysis-close" onClick={close}>
        <Icon name="back" />
        {t("analysis-close")}
      </button>
      {why ? <p role="alert">{t(`refused-server-${why.code}`)}</p> : null}
      {projector ? <Film id={id} projector={projector} /> : why ? null : <NotHere trouble={trouble} />}
    </div>
  );
}

async function openAtItsEnd(id: GameId): Promise<Projector<GameName>> {
  const opened = await openFilm(id);
  opened.jump(opened.last);
  return opened;
}

function Film({ id, projector }: { id: GameId; projector: Projector<GameName> }) {
  return (
    <>
      <ShownBoard projector={projector} where="an analysis" />
      <Controls projector={projector} />
      <Analysis projector={projector} question={() => reviewOf(id)} atOnce />
      <ShownRule projector={projector} />
    </>
  );
}
