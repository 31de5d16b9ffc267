// A round's end at rest: the board stands still with the last landing, and it is read what it came to, until one goes on
// or the dice fall again.

import { t } from "../../../text";
import type { Round } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import type { Theatre } from "../motion/theatre";
import { outcomeWords } from "../words/round-end";
import { Count, SaidOnce } from "./goes-on";
import { BestLine, ShowMe } from "./last-round";

export function RoundEnd(props: {
  scene: Scene<"corona">;
  theatre: Theatre;
  round: Round;
  /** Which end it is; none while the chips still travel, and there is nothing to be done yet. */
  end: string | null;
}) {
  const { scene, theatre, round, end } = props;
  if (theatre.shown.value) return <BestLine theatre={theatre} round={round} scene={scene} />;
  const { title, how, made } = outcomeWords(round, scene.own.value, nameIn(scene));
  const goOn = (event: MouseEvent) => {
    theatre.swap(event);
    theatre.seen.value = end;
    theatre.look(null);
    scene.goOn?.();
  };
  return (
    <section
      class={`corona-round-end ${made === null ? "" : made ? "is-made" : "is-failed"}`}
      aria-label={t("corona-last-round")}
    >
      <div role="status">
        <h3>{title}</h3>
        <p>
          {how} <strong>{t("corona-last-worth", { best: round.best })}</strong>{" "}
          {end !== null && <SaidOnce key={end} scene={scene} />}
        </p>
      </div>
      <div class={`row ${end === null ? "is-to-come" : ""}`}>
        <ShowMe theatre={theatre} round={round} />
        <button type="button" class="primary corona-counts" onClick={goOn}>
          {t("corona-next-round")}
          {end !== null && <Count scene={scene} />}
        </button>
      </div>
    </section>
  );
}
