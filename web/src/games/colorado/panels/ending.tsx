// After the match: how each game ended.

import { Said } from "../../../parts/said";
import { t } from "../../../text";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { matchSentence, verdictSentence, writePoints } from "../words/verdict";

export function Ending({ scene }: { scene: Scene<"colorado"> }) {
  const view = scene.view.value;
  const name = nameIn(scene);
  return (
    <section class="colorado-ending card stack">
      <h2>{view.games > 1 ? t("colorado-match-over") : t("colorado-one-over")}</h2>
      {view.games > 1 ? (
        <p class="colorado-match" data-testid="match">
          <Said sentence={matchSentence(view, name)} show={scene.showRule} />
        </p>
      ) : null}
      <ol class="colorado-finished">
        {view.finished.map(({ white, verdict }, i) => (
          <li key={`${i + 1}`} data-testid="verdict">
            {view.games > 1 ? <b>{t("colorado-game-number", { number: i + 1 })}</b> : null}{" "}
            <Said
              sentence={verdictSentence(verdict, { white, black: 1 - white }, name)}
              show={scene.showRule}
            />
          </li>
        ))}
      </ol>
      {view.games > 1 ? (
        <p class="colorado-score">
          {name(0)} <b>{writePoints(view.score[0])}</b> : <b>{writePoints(view.score[1])}</b> {name(1)}
        </p>
      ) : null}
    </section>
  );
}
