// A finished game, played again: by link, frame by frame.

import "../table/bar.css";
import "../table/table.css";
import "../table/seats.css";
import "./replay.css";
import { useEffect, useState } from "preact/hooks";
import { openFilm } from "../analysis/open";
import { refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { t } from "../text";
import type { GameName } from "../wire";
import type { Projector } from "./film";
import { Screen } from "./screen";

/** `at`: the position that somebody was sent to; then it is analysed at once. */
export function ReplayPage({ id, at }: { id: string; at: number | null }) {
  const [projector, setProjector] = useState<Projector<GameName> | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let wanted = true;
    patiently(
      () => openFilm(id, at ?? 0),
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
  return projector ? <Screen projector={projector} atOnce={at !== null} /> : <NotHere trouble={trouble} />;
}
