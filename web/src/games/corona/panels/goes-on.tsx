// When a round's end gives way by itself, counted on the button that does the same: for the eye only, and only its last
// seconds. It is said once.

import { useState } from "preact/hooks";
import { secondsLeft, useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { View } from "../../../wire/corona";
import type { Millis } from "../../../wire/game";
import type { Scene } from "../../page";

/** So many seconds are counted. */
const COUNTED = 10;

/** When the next round goes on without a touch: when a bot has waited long enough, or a person's time to set up is over. */
function goesOnAt(scene: Scene<"corona">, { phase, acts_until }: View): Millis | null {
  if (phase.kind !== "setting_up") return null;
  return scene.rests?.(phase.setter) ?? acts_until;
}

export function Count({ scene }: { scene: Scene<"corona"> }) {
  const until = goesOnAt(scene, scene.view.value);
  return until === null ? null : <Seconds scene={scene} until={until} />;
}

function Seconds({ scene, until }: { scene: Scene<"corona">; until: Millis }) {
  const seconds = useSecondsUntil(scene.now, until);
  if (seconds === 0 || seconds > COUNTED) return null;
  return (
    <span class="corona-count" aria-hidden="true">
      {" · "}
      {t("corona-seconds", { seconds })}
    </span>
  );
}

/** The same for the ear, as it is when one comes to it. */
export function SaidOnce({ scene }: { scene: Scene<"corona"> }) {
  const { phase } = scene.view.value;
  const until = phase.kind === "setting_up" ? scene.rests?.(phase.setter) : null;
  const [seconds] = useState(() => (until ? secondsLeft(scene.now(), until) : 0));
  return seconds > 0 ? <span class="unseen">{t("corona-goes-on", { seconds })}</span> : null;
}
