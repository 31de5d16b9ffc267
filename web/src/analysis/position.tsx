// A position by its link: laid out by the server, analysed at once, to be played on from. No game stands behind it.

import "../table/bar.css";
import "../table/table.css";
import "../table/seats.css";
import "../replay/replay.css";
import { useMemo } from "preact/hooks";
import { isGame, loadPage } from "../games";
import type { GamePage, Given } from "../games/page";
import { layOut, Refused, reviewOfPosition } from "../net/api";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { Said } from "../parts/said";
import { Projector } from "../replay/film";
import { PlayOn } from "../table/play-on";
import { refusalSentence } from "../table/refusals";
import { needTexts, t } from "../text";
import type { GameName, Games, GivenPosition } from "../wire";
import type { Refusal } from "../wire/room";
import { Analysis } from "./analysis";
import { ShownBoard, ShownHead, ShownRule } from "./shown";
import { useFilm } from "./use-film";

/** What the server is asked about. */
function asked(game: GameName, given: Given<GameName>): GivenPosition {
  const setup = given.setup({} as Games[GameName]["setup"]);
  return { game, seats: given.seats, setup } as GivenPosition;
}

async function open(game: string, text: string): Promise<Projector<GameName>> {
  if (!isGame(game)) throw new Refused({ code: "no_such_game" });
  const [loaded] = await Promise.all([loadPage(game), needTexts("table", "replay", game)]);
  // The page's type and the game's are the same, which the compiler can't see here.
  const page = loaded as unknown as GamePage<GameName>;
  const given = page.notation.read(text);
  if (!given) throw new Refused({ code: "bad_setup" });
  const { view } = await layOut(asked(game, given));
  const names = Array.from({ length: given.seats }, (_, seat) => t("seat-number", { number: seat + 1 }));
  return new Projector<GameName>(page, { id: null, frames: [{ at: 0, told: [], view }], names });
}

export function PositionPage({ game, text }: { game: string; text: string }) {
  const { projector, why, trouble } = useFilm(() => open(game, text), `${game}#${text}`);
  if (why) return <Not game={game} why={why} />;
  return projector ? <Screen projector={projector} text={text} /> : <NotHere trouble={trouble} />;
}

/** Why there is no such position, with the rule that it breaks. */
function Not({ game, why }: { game: string; why: Refusal }) {
  const unreadable = why.code === "bad_setup";
  if (unreadable || !isGame(game)) {
    return <Nowhere why={t(unreadable ? "position-unreadable" : `refused-server-${why.code}`)} />;
  }
  const { id, rule } = refusalSentence(why, game);
  return (
    <Nowhere why={t(id)}>
      {rule ? (
        <a class="button" href={`/rules/${game}#${rule.toLowerCase()}`}>
          {rule}
        </a>
      ) : null}
    </Nowhere>
  );
}

function Screen({ projector, text }: { projector: Projector<GameName>; text: string }) {
  const { page, film, scene } = projector;
  const title = t("position-title", { game: t(`game-${page.game}`) });
  const given = useMemo(() => page.notation.read(text), [text]);
  const view = scene.view.value;
  if (!given) return null;
  return (
    <div class={`table replay table-${page.game}`}>
      <ShownHead title={title} />
      <main class="table-main">
        <div class="now">
          <p role="status">
            <Said
              sentence={projector.notice.value ?? page.now(view, [], (seat) => film.names[seat] ?? "")}
              show={scene.showRule}
            />
          </p>
        </div>
        <ShownBoard projector={projector} where="a position" />
        <div class="row replay-play-on">
          <PlayOn page={page} view={view} />
        </div>
      </main>
      <aside class="table-aside replay-aside">
        <Analysis projector={projector} question={() => reviewOfPosition(asked(page.game, given))} atOnce />
      </aside>
      <ShownRule projector={projector} />
    </div>
  );
}
