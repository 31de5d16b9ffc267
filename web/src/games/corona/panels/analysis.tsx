// Every round of a finished game: what was called, what was left lying, when a bidder of each level would have seen the
// most there was, and the best line on the board.

import { t } from "../../../text";
import type { Appraisal, Sight } from "../../../wire/corona";
import { GAMES } from "../../../wire/lists";
import type { AnalysisProps } from "../../page";
import { theatreOf } from "../motion/theatre";
import { BestLine } from "./last-round";
import { frameOfThrow, throwAt } from "./throws";

export default function Analysis({ film, scene, at, jump, said }: AnalysisProps<"corona">) {
  const theatre = theatreOf(scene);
  const shown = theatre.shown.value;
  const throwNow = throwAt(film, at);
  const now = said.find(({ throw: nth }) => nth === throwNow) ?? said[0];
  const look = (one: Appraisal) => {
    theatre.look(null);
    jump(frameOfThrow(film, one.throw));
  };
  if (said.length === 0 || !now) return <p>{t("corona-analysis-none")}</p>;
  // A position has no game around it, and nobody played it.
  const alone = film.id === null;
  return (
    <>
      <ol class="corona-analysis-rounds" hidden={alone}>
        {said.map((one) => (
          <li key={one.throw}>
            <button
              type="button"
              class="quiet"
              aria-current={one === now ? "step" : undefined}
              onClick={() => look(one)}
            >
              <b>{one.throw + 1}</b>
              <span>{called(one, film.names)}</span>
              <span class="soft">{leftLying(one)}</span>
            </button>
          </li>
        ))}
      </ol>
      <section
        class="corona-analysis-round"
        aria-label={t("corona-analysis-round", { round: now.throw + 1 })}
      >
        <h3>
          {alone ? null : <>{t("corona-analysis-round", { round: now.throw + 1 })} </>}
          <span class="soft">{t("corona-last-worth", { best: now.round.best })}</span>
        </h3>
        {shown ? (
          <BestLine theatre={theatre} round={shown.round} />
        ) : now.round.line.length > 0 ? (
          <button
            type="button"
            onClick={() => {
              look(now);
              theatre.look({ round: now.round, done: 0 });
            }}
          >
            {t("corona-analysis-line")}
          </button>
        ) : null}
        <Sights sights={now.sights} best={now.round.best} />
      </section>
    </>
  );
}

function Sights({ sights, best }: { sights: readonly Sight[]; best: number }) {
  return (
    <table class="corona-analysis-sights">
      <caption>{t("corona-analysis-sights")}</caption>
      <tbody>
        {sights.map((sight, nth) => (
          <tr key={nth}>
            <th scope="row">{t(`level-corona-${GAMES.corona.levels[nth]}`)}</th>
            <td>
              {sight.best_at === null
                ? t("corona-analysis-misses", { finds: sight.finds, best })
                : t("corona-analysis-sees", { seconds: Math.ceil(sight.best_at / 1000) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function called({ round }: Appraisal, names: readonly string[]): string {
  const { result } = round;
  if (!result) return t("corona-last-passed");
  return t("corona-last-played", {
    name: names[result.bidder] ?? "",
    call: result.call,
    points: result.points,
    made: result.made ? "yes" : "no",
  });
}

function leftLying({ round }: Appraisal): string {
  const left = round.best - (round.result?.points ?? 0);
  return left > 0 ? t("corona-analysis-left", { points: left }) : t("corona-analysis-all");
}
