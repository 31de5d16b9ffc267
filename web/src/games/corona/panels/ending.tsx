// After the end: how everyone stands, the story of the game, and the check of its dice.

import { t } from "../../../text";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { DiceCheck } from "./dice-check";
import { Story } from "./story-picture";

export function Ending({ scene }: { scene: Scene<"corona"> }) {
  const view = scene.view.value;
  if (view.phase.kind !== "over" || !view.outcome) return null;
  const name = nameIn(scene);
  const { standings } = view.outcome;
  return (
    <section class="corona-ending">
      <ol class="corona-standings">
        {standings.map(({ seat, place, score }) => (
          <li key={seat} class={place === 1 ? "is-first" : ""}>
            <span class="corona-place">{place}</span>
            <span class="corona-name">{name(seat)}</span>
            <span>{t("corona-chips", { chips: score })}</span>
          </li>
        ))}
      </ol>
      <Story scene={scene} />
      <DiceCheck scene={scene} />
    </section>
  );
}
