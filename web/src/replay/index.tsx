// A finished game, played again: by link, frame by frame.

import "../table/bar.css";
import "../table/table.css";
import "../table/seats.css";
import "./replay.css";
import { openFilm } from "../analysis/open";
import { useFilm } from "../analysis/use-film";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { t } from "../text";
import { Screen } from "./screen";

/** `at`: the position that somebody was sent to; then it is analysed at once. */
export function ReplayPage({ id, at }: { id: string; at: number | null }) {
  const { projector, why, trouble } = useFilm(() => openFilm(id, at ?? 0), id);
  if (why) return <Nowhere why={t(`refused-server-${why.code}`)} />;
  return projector ? (
    <Screen id={id} projector={projector} atOnce={at !== null} />
  ) : (
    <NotHere trouble={trouble} />
  );
}
