// In a replay: what the situation on the board was worth, by the solver, and a line that scores it. At the table nobody
// learns that before the round is over; a finished game has no secrets.

import { t } from "../../../text";
import type { Move } from "../../../wire/corona";
import type { Film } from "../../page";

/** What the solver found for the situation that is on the board in this frame; null while there is none. */
export function worth(film: Film<"corona">, at: number): { best: number; line: readonly Move[] } | null {
  const phase = film.frames[at]?.view.phase.kind;
  if (phase !== "auction" && phase !== "marking" && phase !== "moving") return null;
  for (const { told } of film.frames.slice(at + 1)) {
    for (const one of told) if (one.kind === "situation_appraised") return one;
  }
  return null;
}

export function Says({ film, at }: { film: Film<"corona">; at: number }) {
  const found = worth(film, at);
  if (!found) return null;
  return (
    <section class="corona-says card stack">
      <h2>{t("corona-says", { best: found.best })}</h2>
      <ol>
        {found.line.map((move) => (
          <li key={`${move.from}-${move.die}-${move.to}-${move.points}`}>
            {t("corona-says-move", { from: move.from, die: move.die, to: move.to, points: move.points })}
          </li>
        ))}
      </ol>
    </section>
  );
}
