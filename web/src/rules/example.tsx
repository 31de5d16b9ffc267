// A worked example as a board to step through: the game's own board, with what the game really did.

import "../table/table.css";
import { useEffect, useState } from "preact/hooks";
import { loadPage } from "../games";
import type { Film } from "../games/page";
import { Boundary } from "../parts/boundary";
import { Icon } from "../parts/icon";
import { Projector } from "../replay/film";
import { PlayOn } from "../table/play-on";
import { needTexts, t } from "../text";
import type { GameName } from "../wire";

type Frames = Film<GameName>["frames"];

const FILES = import.meta.glob<Frames[]>("./examples/*.json", { import: "default" });

/** The frames of each of a book's examples, in order; an example that is no play has none. */
export function loadExamples(game: GameName): Promise<Frames[]> {
  return FILES[`./examples/${game}.json`]?.() ?? Promise.resolve([]);
}

/** An example: a button first, and the board when it is wanted. */
export function Example({ game, frames }: { game: GameName; frames: Frames }) {
  const [projector, setProjector] = useState<Projector<GameName> | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => () => projector?.close(), [projector]);
  const open = async () => {
    setOpened(true);
    try {
      const [page] = await Promise.all([loadPage(game), needTexts("table", "replay", game)]);
      const names = ["A", "B"];
      const film = { id: "", frames: frames.map((frame) => ({ ...frame, at: 0 })), names };
      // The page's type and the example's are of the same game, which the compiler can't see here.
      setProjector(new Projector<GameName>(page as never, film));
    } catch {
      setOpened(false);
    }
  };
  if (projector) return <Steps projector={projector} />;
  return (
    <button type="button" disabled={opened} onClick={() => void open()}>
      <Icon name="play" size={18} />
      {t("example-show")}
    </button>
  );
}

function Steps({ projector }: { projector: Projector<GameName> }) {
  const { page, scene } = projector;
  const { Board } = page;
  const at = projector.at.value;
  return (
    <section class="book-board" aria-label={t("example")}>
      <div class="row book-steps">
        <button
          type="button"
          class="round"
          aria-label={t("replay-back")}
          disabled={at === 0}
          onClick={() => projector.back()}
        >
          <Icon name="back" />
        </button>
        <span role="status">{t("replay-frame", { at, last: projector.last })}</span>
        <button
          type="button"
          class="round primary"
          aria-label={t("replay-forward")}
          disabled={at === projector.last}
          onClick={() => void projector.forward()}
        >
          <Icon name="forward" />
        </button>
        <PlayOn page={page} view={scene.view.value} />
      </div>
      <div data-testid="example-board">
        <Boundary place={`${page.game} board in a rule book`}>
          <Board scene={scene} />
        </Boundary>
      </div>
    </section>
  );
}
