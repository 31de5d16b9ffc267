// A finished game as a film: fetched, with its game's page and texts.

import { isGame, loadPage } from "../games";
import { Refused, replayOf } from "../net/api";
import { Projector } from "../replay/film";
import { botName } from "../table/names";
import { needTexts, t } from "../text";
import type { GameName } from "../wire";

/** Opens it at a frame. */
export async function openFilm(id: string, at = 0): Promise<Projector<GameName>> {
  const replay = await replayOf(id);
  const game = replay.game;
  if (!isGame(game)) throw new Refused({ code: "no_such_game" });
  const [page] = await Promise.all([loadPage(game), needTexts("table", "replay", game)]);
  const levels = replay.seats.map(({ level }) => (level === null ? null : (replay.levels[level] ?? "")));
  const names = replay.seats.map(
    ({ name, level }, seat) =>
      name ?? (level === null ? t("seat-number", { number: seat + 1 }) : botName(game, levels, seat)),
  );
  // The page's type and the game's are the same, which the compiler can't see here.
  const projector = new Projector<GameName>(page as never, {
    id: replay.id,
    frames: replay.frames as never,
    names,
  });
  projector.jump(Math.min(Math.max(0, at), projector.last));
  return projector;
}
