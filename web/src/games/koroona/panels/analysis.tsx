// The master's stroke for the moment that is looked at: where the striker goes, where it aims, drawn and played, and how
// often it succeeds.

import { useEffect } from "preact/hooks";
import { t } from "../../../text";
import type { AnalysisProps } from "../../page";
import { percentOf } from "../hand/hand";
import { theatreOf } from "../motion/theatre";
import { adviceFor, asStruck, courseOf } from "./advice";

const DEGREES = 180 / Math.PI / 1e6;
/** How far the cue is drawn back in the picture. */
const BACK = 0.3;

export default function Analysis({ film, scene, at, said }: AnalysisProps<"koroona">) {
  const theatre = theatreOf(scene);
  const advice = adviceFor(film, at, said);
  const playing = theatre.playing.value;
  useEffect(() => {
    if (playing) return;
    theatre.aimed.value = advice
      ? { seat: advice.by, stroke: advice.best, back: BACK, course: courseOf(advice) }
      : null;
    return () => {
      theatre.aimed.value = null;
    };
  }, [theatre, advice, playing]);
  if (!advice) return <p>{t("koroona-says-nothing")}</p>;
  const play = () => {
    const { discs } = scene.view.peek();
    void theatre.tryOut(asStruck(advice), discs);
  };
  return (
    <div class="koroona-analysis stack" data-testid="advice">
      <p role="status">
        {t("koroona-says", {
          name: film.names[advice.by] ?? "",
          side: advice.best.angle < 0 ? "left" : "right",
          angle: Math.abs(Math.round(advice.best.angle * DEGREES * 10) / 10),
          speed: Math.round(advice.best.speed / 10) / 100,
          percent: percentOf(advice.best.speed),
          worth: advice.worth / 100,
        })}
      </p>
      <p>{t("koroona-analysis-odds", { falls: advice.falls, percent: Math.round(advice.succeeds / 10) })}</p>
      <button type="button" disabled={playing !== null} onClick={play}>
        {t("koroona-analysis-play")}
      </button>
    </div>
  );
}
