// The one analysis of a finished game: at the table's end, in every replay, and by a link to a position. The expert is
// asked by a tap, or at once by whoever came for a position; what it says is the game's own to show.

import "./analysis.css";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useExpert } from "../expert/use-expert";
import type { AnalysisProps } from "../games/page";
import { Boundary } from "../parts/boundary";
import type { Projector } from "../replay/film";
import { CopyLink } from "../table/copy-link";
import { t } from "../text";
import type { GameName } from "../wire";

/** Nothing for a game without an expert. */
export function Analysis<G extends GameName>(props: { projector: Projector<G>; atOnce: boolean }) {
  const { projector } = props;
  const { page, film, scene } = projector;
  const expert = useExpert<G>(film.id);
  const [Panel, setPanel] = useState<FunctionComponent<AnalysisProps<G>> | null>(null);
  const ask = () => {
    expert.ask();
    page.analysis?.().then(
      (panel) => setPanel(() => panel),
      () => {},
    );
  };
  useEffect(() => {
    if (props.atOnce) ask();
  }, []);
  const at = projector.at.value;
  if (!page.analysis) return null;
  if (expert.state !== "said" || !expert.said || !Panel) {
    return (
      <section class="analysis is-asked" aria-label={t("analysis")}>
        <button type="button" disabled={expert.state === "thinking"} onClick={ask}>
          {t("analysis-ask")}
        </button>
        <p role="status">
          {expert.state === "thinking" ? t("expert-thinking") : null}
          {expert.state === "away" ? t("expert-away") : null}
        </p>
      </section>
    );
  }
  return (
    <section class="analysis stack" aria-label={t("analysis")}>
      <h2>{t("analysis")}</h2>
      {expert.whole ? null : <p class="soft">{t("expert-part")}</p>}
      <Boundary place={`${page.game} analysis`}>
        <Panel film={film} scene={scene} at={at} jump={(to) => projector.jump(to)} said={expert.said} />
      </Boundary>
      <details class="analysis-link">
        <summary>{t("analysis-link")}</summary>
        <CopyLink link={`${location.origin}/played/${film.id}#${at}`} />
      </details>
    </section>
  );
}
