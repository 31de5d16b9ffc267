// Setting up: the tray in the middle of the ring, and what is under the thumb.

import type { Signal } from "@preact/signals";
import { drawNonce } from "../../../net/random";
import { piece as soundOfPiece } from "../../../sound";
import { t } from "../../../text";
import type { Seat } from "../../../wire/game";
import type { Scene } from "../../page";
import { DISC, polar } from "../board/geometry";
import { stack } from "../board/scenery";
import { Disc } from "../board/shapes";
import { type Draft, FRESH, inTray, placement, put, scatter, tapSpace, tapTray } from "./draft";
import { pressed } from "./keys";
import type { Grab, Touch } from "./touch";

/** What a setter's touches do. */
export function settingUpTouch(draft: Signal<Draft>): Touch {
  const change = (next: Draft) => {
    if (next.pieces !== draft.peek().pieces) soundOfPiece(0.35);
    draft.value = next;
  };
  return {
    space: (space) => change(tapSpace(draft.peek(), space)),
    grabs: (what) => what.kind === "piece",
    started: (what) => {
      if (what.kind === "piece") draft.value = { ...draft.peek(), hand: what.piece };
    },
    dropped: (what, on) => {
      if (what.kind !== "piece") return;
      change(
        put(
          draft.peek(),
          what.piece,
          on === "middle" ? null : (on ?? draft.peek().pieces[what.piece] ?? null),
        ),
      );
    },
    does: (space) => {
      const { hand, pieces } = draft.value;
      if (hand !== null) return t("corona-does-put");
      return stack(pieces, space).length > 0 ? t("corona-does-take") : null;
    },
    hand: { piece: draft.value.hand },
  };
}

/** The pieces that are not on the ring yet. */
export function Tray({ draft, grab }: { draft: Signal<Draft>; grab: Grab }) {
  const { pieces, hand } = draft.value;
  const left = inTray(draft.value);
  const waiting = pieces.flatMap((space, piece) => (space === null ? [piece] : []));
  const press = () => {
    draft.value = tapTray(draft.peek());
  };
  const takesBack = hand !== null && pieces[hand] !== null;
  if (left === 0 && !takesBack) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is drawn
    <g
      class="corona-tray"
      role="button"
      tabindex={0}
      aria-label={t(takesBack ? "corona-tray-back" : "corona-tray", { count: left })}
      onClick={press}
      onKeyDown={(event) => {
        if (pressed(event)) press();
      }}
    >
      <circle class="corona-well" r={72} />
      {takesBack && left === 0 && <text y={5}>{t("corona-tray-here")}</text>}
      {waiting.map((piece, nth) => {
        const { x, y } = waiting.length === 1 ? { x: 0, y: 0 } : polar(43, nth * (360 / waiting.length) - 90);
        return (
          <g
            key={piece}
            transform={`translate(${x} ${y})`}
            onPointerDown={grab({ kind: "piece", piece })}
            class={`corona-piece ${piece === hand ? "is-chosen" : ""}`}
          >
            <Disc radius={DISC} />
          </g>
        );
      })}
    </g>
  );
}

export function SettingUpControls(props: { scene: Scene<"corona">; seat: Seat; draft: Signal<Draft> }) {
  const { scene, seat, draft } = props;
  const whole = placement(draft.value);
  const left = inTray(draft.value);
  return (
    <div class="corona-controls">
      <div class="row">
        <button
          type="button"
          onClick={() => {
            soundOfPiece(0.5);
            draft.value = scatter(Math.random);
          }}
        >
          {t("corona-scatter")}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={left === 6}
          onClick={() => {
            draft.value = FRESH;
          }}
        >
          {t("corona-clear")}
        </button>
      </div>
      <button
        type="button"
        class="primary corona-big"
        disabled={!whole}
        onClick={() => whole && scene.play(seat, { kind: "set_up", placement: whole, nonce: drawNonce() })}
      >
        {whole ? t("corona-roll") : t("corona-still-in-tray", { count: left })}
      </button>
    </div>
  );
}
