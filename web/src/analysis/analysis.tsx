// The one analysis: of a finished game at the table's end and in every replay, and of a position by its link. The expert
// is asked by a tap, or at once by whoever came for a position; what it says is the game's own to show.

import "./analysis.css";
import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnalysisProps } from "../games/page";
import type { Ask } from "../net/expert";
import { patiently, type Trouble } from "../net/patient";
import { Boundary } from "../parts/boundary";
import { WhyNot } from "../parts/not-here";
import type { Projector } from "../replay/film";
import { t } from "../text";
import type { GameName } from "../wire";
import { Links } from "./links";
import { useExpert } from "./use-expert";

/** Nothing for a game without an expert. */
export function Analysis<G extends GameName>(props: {
  projector: Projector<G>;
  question: Ask<G>;
  atOnce: boolean;
}) {
  const { projector } = props;
  const { page, film, scene } = projector;
  const expert = useExpert<G>(props.question);
  const [Panel, setPanel] = useState<FunctionComponent<AnalysisProps<G>> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // What shows it is loaded meanwhile, once.
  const wanted = useRef(false);
  const ask = () => {
    expert.ask();
    const load = page.analysis;
    if (!load || wanted.current) return;
    wanted.current = true;
    void patiently(load, setTrouble, () => wanted.current).then((panel) => panel && setPanel(() => panel));
  };
  useEffect(() => {
    if (props.atOnce) ask();
    return () => {
      wanted.current = false;
    };
  }, []);
  const at = projector.at.value;
  const said = expert.state === "said" && expert.said && Panel ? expert.said : null;
  const section = useRef<HTMLElement>(null);
  useBoardInSight(section, said !== null);
  if (!page.analysis) return null;
  if (!said || !Panel) {
    const game = film.id === null ? "position" : "game";
    return (
      <section class="analysis is-asked" aria-label={t("analysis")}>
        <button type="button" disabled={expert.state === "thinking"} onClick={ask}>
          {t("analysis-ask", { what: game })}
        </button>
        <p role="status">
          {expert.state === "thinking" ? t("expert-thinking", { what: game }) : null}
          {expert.state === "away" ? t("expert-away") : null}
        </p>
        <WhyNot trouble={Panel ? null : trouble} />
      </section>
    );
  }
  return (
    <section class="analysis stack" aria-label={t("analysis")} ref={section}>
      <h2>{t("analysis")}</h2>
      {expert.whole ? null : <p class="soft">{t("expert-part")}</p>}
      <Boundary place={`${page.game} analysis`}>
        <Panel film={film} scene={scene} at={at} jump={(to) => projector.jump(to)} said={said} />
      </Boundary>
      <Links projector={projector} />
    </section>
  );
}

/** Where board and analysis are one below the other, what a tap in the analysis shows on the board is brought into
 * sight. */
function useBoardInSight(section: { current: HTMLElement | null }, shown: boolean): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const look = (event: Event) => {
      const on = event.target instanceof Element ? event.target.closest("button") : null;
      if (!on || on.closest(".analysis-link")) return;
      const board = document.querySelector('[data-testid="board"]');
      requestAnimationFrame(() => {
        const box = board?.getBoundingClientRect();
        if (box && (box.bottom < box.height / 2 || box.top > innerHeight - box.height / 2)) {
          board?.scrollIntoView({ block: "start" });
        }
      });
    };
    element.addEventListener("click", look);
    return () => element.removeEventListener("click", look);
  }, [shown]);
}
