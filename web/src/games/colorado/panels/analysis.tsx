// A match reviewed: White's chances move by move, the moves that gave some away and how much, and the better line played
// on the board.

import { useEffect, useState } from "preact/hooks";
import { t } from "../../../text";
import type { Judged } from "../../../wire/colorado";
import type { AnalysisProps } from "../../page";
import { ahead } from "../board/past";
import { squaresOf } from "../board/squares";
import { handOf } from "../hand/hand";
import { Curve } from "./curve";
import { writeMove } from "./move-list";
import { asText, costs, frameOf, moverOf, wordOn } from "./review";

export default function Analysis({ film, scene, at, jump, said }: AnalysisProps<"colorado">) {
  const hand = handOf(scene);
  const [step, setStep] = useState<number | null>(null);
  const now = wordOn(film, at, said);
  const positions = said.filter(({ game_number }) => game_number === now?.game_number);
  const games = [...new Set(said.map(({ game_number }) => game_number))];
  const moves = film.frames.findLast(({ view }) => view.number === now?.game_number)?.view.moves ?? [];
  // Another position: its own better line, from its beginning.
  useEffect(() => setStep(null), [at]);
  useEffect(() => {
    if (!now) return;
    const next = now.line[step ?? 0];
    hand.shown.value = {
      board: now.board,
      ...ahead(now.position, now.line.slice(0, step ?? 0)),
      arrow: next ? squaresOf(next) : null,
      ply: now.ply,
      game: now.game_number,
      analysed: true,
      marked: !step && scene.view.value.position === now.position,
    };
    return () => {
      hand.shown.value = null;
    };
  }, [hand, scene, now, step]);
  if (!now) return <p>{t("expert-away")}</p>;
  const index = positions.indexOf(now);
  const go = (to: number) => {
    const position = positions[to];
    if (position) jump(frameOf(film, position));
  };
  const worst = costs(positions).filter(({ at: slip }) => moves[slip.ply] !== undefined);
  return (
    <div class="colorado-analysis stack">
      {games.length > 1 ? <p class="soft">{t("colorado-game-number", { number: now.game_number })}</p> : null}
      {positions.length > 1 ? (
        <>
          <Curve positions={positions} costs={worst} at={index} choose={go} />
          <p class="soft">{t("colorado-review-how")}</p>
        </>
      ) : null}
      <p role="status" data-testid="word">
        {played(moves, now)} {wordsFor(now)}
      </p>
      <BetterLine now={now} step={step} show={setStep} />
      {worst.length > 0 ? (
        <div class="colorado-slips">
          <h3>{t("colorado-review-slips")}</h3>
          {worst.map(({ at: slip, cost }) => (
            <button key={slip.ply} type="button" onClick={() => go(positions.indexOf(slip))}>
              {t("colorado-review-slip", {
                number: Math.floor(slip.ply / 2) + 1,
                side: moverOf(slip),
                move: writeMove(moves[slip.ply] ?? ""),
                percent: Math.round(cost / 10),
              })}
            </button>
          ))}
        </div>
      ) : null}
      <details class="colorado-text">
        <summary>{t("colorado-review-text")}</summary>
        <pre data-testid="text">{asText(now, moves, positions)}</pre>
      </details>
    </div>
  );
}

function played(moves: readonly string[], now: Judged): string {
  const move = moves[now.ply - 1];
  return move ? `${Math.ceil(now.ply / 2)}. ${writeMove(move)}` : "";
}

/** White's chance, and what is certain already. */
function wordsFor({ chance, score }: Judged): string {
  if (typeof score !== "number") {
    return "win_in" in score
      ? t("colorado-review-wins", { side: "white", moves: score.win_in })
      : t("colorado-review-wins", { side: "black", moves: score.loss_in });
  }
  return t("colorado-review-chance", { percent: Math.round(chance / 10) });
}

/** The line that should have been played, move by move on the board. */
function BetterLine(props: { now: Judged; step: number | null; show: (step: number | null) => void }) {
  const { now, step, show } = props;
  if (now.line.length === 0) return null;
  const at = step ?? 0;
  return (
    <div class="colorado-better">
      <p>
        {t("colorado-review-best", { move: writeMove(now.line[0] ?? "") })}{" "}
        <span class="soft">{now.line.slice(1).map(writeMove).join(", ")}</span>
      </p>
      <div class="row">
        <button type="button" disabled={at === 0} onClick={() => show(at - 1)}>
          {t("colorado-review-line-back")}
        </button>
        <button type="button" disabled={at >= now.line.length} onClick={() => show(at + 1)}>
          {t("colorado-review-line-next")}
        </button>
      </div>
    </div>
  );
}
