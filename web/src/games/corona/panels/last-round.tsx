// The round that was: what came of it, what it was worth, and a best line on the board, die by die, at one's own pace.

import { useRef } from "preact/hooks";
import { reducedMotion } from "../../../settings";
import { t } from "../../../text";
import type { Round } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { frameOf } from "../board/best-line";
import { hop, ring } from "../motion/perform";
import type { Theatre } from "../motion/theatre";
import { playedWords } from "../words/round-end";
import { Count } from "./goes-on";

interface Props {
  scene: Scene<"corona">;
  theatre: Theatre;
  round: Round;
}

/** In short, once it has been looked at. */
export function LastRound({ scene, theatre, round }: Props) {
  if (theatre.shown.value) return <BestLine theatre={theatre} round={round} scene={scene} />;
  const { id, args } = playedWords(round, scene.own.value, nameIn(scene));
  return (
    <section class="corona-last" aria-label={t("corona-last-round")}>
      <p>
        {t(id, args)} <strong>{t("corona-last-worth", { best: round.best })}</strong>
      </p>
      <ShowMe theatre={theatre} round={round} />
    </section>
  );
}

/** Puts a best line on the board. */
export function ShowMe({ theatre, round }: Omit<Props, "scene">) {
  if (round.line.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => {
        theatre.look({ round, done: 0 });
      }}
    >
      {t("corona-show-me")}
    </button>
  );
}

/** What is on the board of it, and the way on. At a table it gives way when the dice fall. */
export function BestLine({ theatre, round, scene }: Omit<Props, "scene"> & Partial<Pick<Props, "scene">>) {
  const moving = useRef(false);
  const done = theatre.shown.value?.done ?? 0;
  const frame = frameOf(round, done);
  const go = (to: number) => {
    moving.current = false;
    theatre.look({ round, done: to });
  };
  const next = async () => {
    const { ahead } = frame;
    if (!ahead) return;
    // Whoever presses again while it hops wants to get on.
    if (!moving.current && !reducedMotion()) {
      moving.current = true;
      const shown = theatre.shown.peek();
      await hop(theatre, ahead.piece, ahead.step, frame.pieces);
      if (theatre.shown.peek() !== shown) return;
    }
    go(done + 1);
    theatre.bubble(ahead.step.to, ahead.step.points);
    ring(ahead.step.points);
  };
  return (
    <section class="corona-line-shown" aria-label={t("corona-last-round")}>
      <p class="corona-note" role="status">
        {t("corona-showing", { nth: Math.min(done + 1, frame.moves), moves: frame.moves })}{" "}
        {frame.ahead
          ? t("corona-showing-move", { ...frame.ahead.step })
          : t("corona-showing-end", { points: frame.points })}
      </p>
      <div class="row">
        <button type="button" disabled={done === 0} onClick={() => go(done - 1)}>
          {t("corona-show-back")}
        </button>
        <button type="button" class="primary" disabled={!frame.ahead} onClick={() => void next()}>
          {t("corona-show-next")}
        </button>
        <button
          type="button"
          class="quiet corona-counts"
          onClick={(event) => {
            theatre.swap(event);
            theatre.look(null);
          }}
        >
          {t("corona-show-stop")}
          {scene && <Count scene={scene} />}
        </button>
      </div>
    </section>
  );
}
