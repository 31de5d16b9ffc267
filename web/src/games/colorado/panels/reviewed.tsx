// A reviewed match: a game's curve, the moves that decided it, and the position that is looked at in words.

import { useEffect, useState } from "preact/hooks";
import { Choice } from "../../../parts/choice";
import { Icon } from "../../../parts/icon";
import { t } from "../../../text";
import type { Judged, Judgement } from "../../../wire/colorado";
import type { Scene } from "../../page";
import { squaresOf } from "../board/squares";
import { handOf } from "../hand/hand";
import { Curve } from "./curve";
import { writeMove } from "./move-list";
import { slips } from "./review";

export function Reviewed({ scene, judged }: { scene: Scene<"colorado">; judged: readonly Judged[] }) {
  const hand = handOf(scene);
  const games = [...new Set(judged.map(({ game_number }) => game_number))];
  const [game, setGame] = useState(games.at(-1) ?? 1);
  const [at, setAt] = useState<number | null>(null);
  const positions = judged.filter((one) => one.game_number === game);
  const moves = hand.games.get(game)?.moves ?? [];
  const worst = slips(positions).filter(({ at }) => moves[at.ply] !== undefined);
  const index = at ?? positions.length - 1;
  const now = positions[index];
  useEffect(() => () => hand.letGo(), [hand]);
  const choose = (next: number) => {
    const position = positions[next];
    if (!position) return;
    setAt(next);
    hand.look(game, position.ply, position.best ? squaresOf(position.best) : null);
  };
  if (positions.length === 0) return null;
  const played = now && now.ply > 0 ? moves[now.ply - 1] : undefined;
  return (
    <section class="colorado-reviewed stack" aria-label={t("colorado-review-ask")}>
      {games.length > 1 ? (
        <Choice
          legend={t("colorado-review-game")}
          options={games.map((value) => ({ value, label: String(value) }))}
          value={game}
          choose={(value) => {
            setGame(value);
            setAt(null);
            hand.letGo();
          }}
        />
      ) : null}
      <p class="soft">{t("colorado-review-how")}</p>
      <Curve positions={positions} slips={worst} at={index} choose={choose} />
      <div class="colorado-review-steps">
        <button
          type="button"
          class="round"
          aria-label={t("colorado-review-back")}
          disabled={index === 0}
          onClick={() => choose(index - 1)}
        >
          <Icon name="back" />
        </button>
        <p role="status">
          {played ? <b>{`${Math.ceil((now?.ply ?? 0) / 2)}. ${writeMove(played)} `}</b> : null}
          {now ? scoreText(now.score) : null}{" "}
          {now?.best ? t("colorado-review-best", { move: writeMove(now.best) }) : null}
        </p>
        <button
          type="button"
          class="round"
          aria-label={t("colorado-review-forward")}
          disabled={index >= positions.length - 1}
          onClick={() => choose(index + 1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      {worst.length > 0 ? (
        <div class="colorado-slips">
          <h3>{t("colorado-review-slips")}</h3>
          {worst.map(({ at: slip }) => (
            <button key={slip.ply} type="button" onClick={() => choose(positions.indexOf(slip))}>
              {t("colorado-review-slip", {
                number: Math.floor(slip.ply / 2) + 1,
                side: slip.ply % 2 === 0 ? "white" : "black",
                move: writeMove(moves[slip.ply] ?? ""),
              })}
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** What a score means, in words. */
export function scoreText(score: Judgement): string {
  if (typeof score === "number") {
    const side = score > 30 ? "white" : score < -30 ? "black" : "none";
    return t("colorado-review-score", { side, points: Math.abs(score) / 100 });
  }
  return "win_in" in score
    ? t("colorado-review-wins", { side: "white", moves: score.win_in })
    : t("colorado-review-wins", { side: "black", moves: score.loss_in });
}
