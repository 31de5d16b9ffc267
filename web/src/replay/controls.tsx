// Step, play, jump: by buttons, by the slider, by the arrow keys.

import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import type { Projector } from "./film";

/** What has arrow keys of its own keeps them. */
const OWN_ARROWS = "input, select, textarea, [role=slider], .table-board";

export function Controls<G extends GameName>({ projector }: { projector: Projector<G> }) {
  const at = projector.at.value;
  const playing = projector.playing.value;
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const kept = event.target instanceof Element && event.target.closest(OWN_ARROWS);
      if (kept || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") void projector.forward();
      if (event.key === "ArrowLeft") projector.back();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [projector]);
  return (
    <fieldset class="replay-controls" aria-label={t("replay-controls")}>
      <input
        type="range"
        min={0}
        max={projector.last}
        value={at}
        aria-label={t("replay-where")}
        aria-valuetext={t("replay-frame", { at, last: projector.last })}
        onInput={(event) => projector.jump(Number(event.currentTarget.value))}
      />
      <div class="replay-buttons">
        <Way icon="first" label={t("replay-first")} off={at === 0} go={() => projector.jump(0)} />
        <Way icon="back" label={t("replay-back")} off={at === 0} go={() => projector.back()} />
        <Way
          icon={playing ? "pause" : "play"}
          label={t(playing ? "replay-stop" : "replay-play")}
          main
          go={() => (playing ? projector.stop() : void projector.play())}
        />
        <Way
          icon="forward"
          label={t("replay-forward")}
          off={at === projector.last}
          go={() => void projector.forward()}
        />
        <Way
          icon="last"
          label={t("replay-last")}
          off={at === projector.last}
          go={() => projector.jump(projector.last)}
        />
      </div>
    </fieldset>
  );
}

function Way(props: { icon: IconName; label: string; off?: boolean; main?: boolean; go: () => void }) {
  return (
    <button
      type="button"
      class={`round ${props.main ? "primary" : ""}`}
      aria-label={props.label}
      disabled={props.off}
      onClick={props.go}
    >
      <Icon name={props.icon} />
    </button>
  );
}
