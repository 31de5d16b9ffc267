// The corners that a ring leaves free.

import { t } from "../../../text";
import type { Round } from "../../../wire/corona";
import type { Scene } from "../../page";
import { Glass } from "./glass";
import { TimeLow } from "./time-low";

/** The round on the left, the glass on the right. `past`: a round that is over, and still or again looked at. */
export function Corners({ scene, past }: { scene: Scene<"corona">; past: Round | null }) {
  const view = scene.view.value;
  const { phase } = view;
  const { rounds } = view.setup.endings;
  const underWay = phase.kind !== "over" && phase.kind !== "opening";
  return (
    <>
      {underWay && (
        <g class="corona-round" transform="translate(-176 -170)">
          <text class="corona-number" y={24}>
            {past?.result ? view.played : view.played + 1}
          </text>
          <text y={40}>{rounds === null ? t("corona-round") : t("corona-round-of", { rounds })}</text>
        </g>
      )}
      <TimeLow scene={scene} />
      {phase.kind === "auction" && (
        <g transform="translate(157 -149)">
          <Glass scene={scene} glass={phase.glass} />
        </g>
      )}
    </>
  );
}
