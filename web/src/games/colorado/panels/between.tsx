// Between two games of a match: how the last one ended, how it stands, and when the next begins.

import { Said } from "../../../parts/said";
import { useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { Millis } from "../../../wire/game";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { otherSide } from "../board/squares";
import { eyes, offeredTo } from "../hand/offered";
import { verdictSentence, writePoints } from "../words/verdict";

export function Between({ scene }: { scene: Scene<"colorado"> }) {
  const view = scene.view.value;
  if (typeof view.stage === "string") return null;
  const name = nameIn(scene);
  const own = scene.own.value;
  const [first, second] = view.score;
  return (
    <div class="colorado-between card">
      <p class="colorado-which soft">{t("colorado-game-over", { number: view.number, games: view.games })}</p>
      {view.verdict ? (
        <p class="colorado-between-verdict" data-testid="verdict">
          <Said sentence={verdictSentence(view.verdict, view, name)} show={scene.showRule} />
        </p>
      ) : null}
      <p class="colorado-score">
        {name(0)} <b>{writePoints(first)}</b> : <b>{writePoints(second)}</b> {name(1)}
      </p>
      <div class="colorado-between-go">
        {offeredTo(view, "continue").map((seat) => (
          <button key={seat} type="button" class="primary" onClick={() => void scene.play(seat, "continue")}>
            {own.length > 1 ? t("colorado-continue-for", { name: name(seat) }) : t("colorado-continue")}
          </button>
        ))}
        <Countdown now={scene.now} until={view.stage.between.until} />
      </div>
      <p class="colorado-between-next soft">
        {/* K14: the players swap colours from game to game. */}
        {own.length === 1 ? t("colorado-next-side", { side: otherSide(eyes(view, own)) }) : null}
      </p>
    </div>
  );
}

function Countdown({ now, until }: { now: () => Millis; until: Millis }) {
  return (
    <span role="timer" class="soft">
      {t("colorado-next-by-itself", { seconds: useSecondsUntil(now, until) })}
    </span>
  );
}
