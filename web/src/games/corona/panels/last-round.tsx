// The round that was: what came of it, what it was worth, and a best line, shown on the board when asked.

import { pause } from "../../../pause";
import { t } from "../../../text";
import type { Round } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { moved, topmost } from "../board/scenery";
import { hop, ring } from "../motion/perform";
import type { Theatre } from "../motion/theatre";

/** Plays the best line on the board, then gives the board back. */
export async function showLine(theatre: Theatre, round: Round): Promise<void> {
  const { placement, throw: dice } = round.situation;
  let shown = {
    pieces: placement as readonly number[],
    dice,
    done: 0,
    points: 0,
    step: round.line[0] ?? null,
  };
  theatre.shown.value = shown;
  await pause(900);
  for (const step of round.line) {
    if (theatre.shown.peek() !== shown) return;
    const piece = topmost(shown.pieces, step.from);
    if (piece === null) break;
    await hop(theatre, piece, step, shown.pieces);
    if (theatre.shown.peek() !== shown) return theatre.letGo();
    theatre.bubble(step.to, step.points);
    ring(step.points);
    const done = shown.done + 1;
    shown = {
      pieces: moved(shown.pieces, step),
      dice,
      done,
      points: shown.points + step.points,
      step: round.line[done] ?? null,
    };
    theatre.shown.value = shown;
    await pause(750);
  }
  await pause(1500);
  if (theatre.shown.peek() === shown) theatre.shown.value = null;
}

export function LastRound({
  scene,
  theatre,
  round,
}: {
  scene: Scene<"corona">;
  theatre: Theatre;
  round: Round;
}) {
  const name = nameIn(scene);
  const showing = theatre.shown.value !== null;
  const { result, best, line } = round;
  const told = result
    ? t("corona-last-played", {
        name: name(result.bidder),
        call: result.call,
        points: result.points,
        made: result.made ? "yes" : "no",
      })
    : t("corona-last-passed");
  return (
    <section class="corona-last" aria-label={t("corona-last-round")}>
      <p>
        {told} <strong>{t("corona-last-worth", { best })}</strong>
      </p>
      {line.length > 0 &&
        (showing ? (
          <button
            type="button"
            onClick={() => {
              theatre.shown.value = null;
              theatre.letGo();
            }}
          >
            {t("corona-show-stop")}
          </button>
        ) : (
          <button type="button" onClick={() => void showLine(theatre, round)}>
            {t("corona-show-me")}
          </button>
        ))}
    </section>
  );
}
