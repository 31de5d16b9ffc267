// Time running low for the setter or the bidder, before the table goes on without them: seconds in the corner where the
// glass stands in an auction, and one sentence where people look.

import { useEffect } from "preact/hooks";
import { useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { View } from "../../../wire/corona";
import type { Millis } from "../../../wire/game";
import type { Scene } from "../../page";
import { active } from "../words/now";
import { UNHEARD } from "./shapes";

/** So long before the end. */
const LOW = 30_000;

/** In seconds. A sentence stays for six. */
const SAID_EVERY = 10;

/** How long before its end the time is low: half of what was agreed, where that is little. */
export function lowFrom({ setup: { idle_limit, play_limit } }: Pick<View, "setup">): Millis {
  return Math.min(LOW, ...[idle_limit, play_limit].flatMap((limit) => (limit === null ? [] : [limit / 2])));
}

export function TimeLow({ scene }: { scene: Scene<"corona"> }) {
  const view = scene.view.value;
  const mine = active(view).some((seat) => scene.own.value.includes(seat));
  if (view.acts_until === null || !mine) return null;
  return <Low scene={scene} until={view.acts_until} />;
}

function Low({ scene, until }: { scene: Scene<"corona">; until: Millis }) {
  const view = scene.view.value;
  const seconds = useSecondsUntil(scene.now, until);
  const low = seconds * 1000 <= lowFrom(view);
  const id = view.phase.kind === "setting_up" ? "corona-time-low-setting" : "corona-time-low-playing";
  useEffect(() => {
    // Said now and then, and not second by second.
    if (low) scene.hint({ id, args: { seconds } }, "word");
  }, [low, id, Math.ceil(seconds / SAID_EVERY)]);
  if (!low) return null;
  return (
    <g class="corona-low" transform="translate(176 -170)" {...UNHEARD}>
      <text class="corona-number" y={24}>
        {t("corona-seconds", { seconds })}
      </text>
      <text y={40}>{t("corona-time-low", { seconds })}</text>
    </g>
  );
}
