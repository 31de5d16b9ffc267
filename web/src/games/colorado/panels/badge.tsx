// Beside a player's name: their pawns, their clock, their points in the match.

import { useTime } from "../../../parts/time";
import { t } from "../../../text";
import type { Side, View } from "../../../wire/colorado";
import type { Millis, Seat } from "../../../wire/game";
import { PawnSign } from "../board/signs";
import { sideOf } from "../hand/offered";
import { writePoints } from "../words/verdict";
import { SHORT, timeLeft, writeTime } from "./time";

export function Badge({ view, seat, now }: { view: View; seat: Seat; now?: () => Millis }) {
  const side = sideOf(view, seat);
  if (!side) return null;
  return (
    <span class="colorado-badge">
      <PawnSign side={side} />
      <span class="unseen">{t("colorado-side", { side })}</span>
      {view.games > 1 ? (
        <span class="colorado-points">
          <span class="unseen">{t("colorado-points")}</span>
          {writePoints(view.score[seat] ?? 0)}
        </span>
      ) : null}
      {view.clocks ? <Clock view={view} side={side} now={now ?? (() => view.clocks?.since ?? 0)} /> : null}
    </span>
  );
}

function Clock({ view, side, now }: { view: View; side: Side; now: () => Millis }) {
  const runs = view.clocks?.running === side;
  const left = timeLeft(view, side, useTime(now, 100, runs)) ?? 0;
  const look = `colorado-clock ${runs ? "is-running" : ""} ${left < SHORT ? "is-short" : ""}`;
  return (
    <span class={look} role="timer" aria-label={t("colorado-clock", { side })}>
      {writeTime(left)}
    </span>
  );
}
