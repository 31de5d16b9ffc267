// A finished game, played again: by link, frame by frame.

import "../table/bar.css";
import "../table/table.css";
import "./replay.css";
import { useEffect, useState } from "preact/hooks";
import { isGame, loadPage } from "../games";
import { Refused, refusalOf, replayOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { botName } from "../table/names";
import { needTexts, t } from "../text";
import type { GameName } from "../wire";
import { Projector } from "./film";
import { Screen } from "./screen";

export function ReplayPage({ id }: { id: string }) {
  const [projector, setProjector] = useState<Projector<GameName> | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let wanted = true;
    patiently(
      () => open(id),
      setTrouble,
      () => wanted,
    ).then(
      (made) => wanted && setProjector(made),
      (error) => wanted && setWhy(refusalOf(error).code),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  useEffect(() => () => projector?.stop(), [projector]);
  if (why) return <Nowhere why={t(`refused-server-${why}`)} />;
  return projector ? <Screen projector={projector} /> : <NotHere trouble={trouble} />;
}

async function open(id: string): Promise<Projector<GameName>> {
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
  return new Projector<GameName>(page as never, { id: replay.id, frames: replay.frames as never, names });
}
