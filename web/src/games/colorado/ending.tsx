// After the match: how each game ended, and, on request, where it was won and lost.

import { useState } from "preact/hooks";
import { t } from "../../text";
import type { Scene } from "../page";
import { handOf } from "./hand";
import { review } from "./review";
import { Said } from "./said";
import { matchSentence, verdictSentence, writePoints } from "./verdict";

type Asked = "not-yet" | "asking" | "none" | "answered";

export function Ending({ scene }: { scene: Scene<"colorado"> }) {
  const view = scene.view.value;
  const hand = handOf(scene);
  const [asked, setAsked] = useState<Asked>("not-yet");
  const name = (seat: number): string => scene.names.value[seat] ?? "";
  const id = scene.id?.value;
  const ask = async () => {
    if (!id) return;
    setAsked("asking");
    const judged = await review(id);
    setAsked(judged ? "answered" : "none");
    if (!judged) return;
    // The curve stands beside the board, which shows what is touched on it.
    hand.judged.value = judged;
    document.querySelector(".co-table")?.scrollIntoView({ block: "start" });
  };
  return (
    <section class="co-ending card stack">
      <h2>{view.games > 1 ? t("colorado-match-over") : t("colorado-one-over")}</h2>
      {view.games > 1 ? (
        <p class="co-match" data-testid="match">
          <Said sentence={matchSentence(view, name)} show={scene.showRule} />
        </p>
      ) : null}
      <ol class="co-finished">
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
        <p class="co-score">
          {name(0)} <b>{writePoints(view.score[0])}</b> : <b>{writePoints(view.score[1])}</b> {name(1)}
        </p>
      ) : null}
      {id && (asked === "not-yet" || asked === "none") ? (
        <button type="button" onClick={() => void ask()}>
          {t("colorado-review-ask")}
        </button>
      ) : null}
      {asked === "asking" ? <p role="status">{t("colorado-review-asking")}</p> : null}
      {asked === "none" ? <p role="status">{t("colorado-review-none")}</p> : null}
    </section>
  );
}
