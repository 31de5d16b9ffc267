// What a seat has: the look of its discs, how many are left, what is owed, the sets it won.

import { useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { Millis, Seat } from "../../../wire/game";
import type { View } from "../../../wire/koroona";
import { DiscSign } from "../board/disc";

export function Badge({ view, seat, now }: { view: View; seat: Seat; now?: () => Millis }) {
  const colour = view.seats[seat]?.colour;
  if (!colour) return null;
  const side = colour === "red" ? 0 : 1;
  const all = view.discs.filter((disc) => disc.colour === colour);
  const left = all.filter((disc) => disc.place !== "pocket").length;
  const owed = view.debts[side].length;
  const won = view.score[side];
  return (
    <span class="koroona-badge">
      <span
        class="koroona-badge"
        role="img"
        aria-label={t("koroona-badge", { colour, left, all: all.length, owed, won })}
      >
        <DiscSign colour={colour} size={18} />
        {all.length > 0 && <b>{left}</b>}
        {owed > 0 && <span class="koroona-badge-owed">+{owed}</span>}
        {view.sets > 1 && <span class="koroona-badge-sets">{"●".repeat(won) || "○"}</span>}
      </span>
      {now && view.until !== null && view.turn === seat && <Clock until={view.until} now={now} />}
    </span>
  );
}

/** What is left for the stroke, where one looks to see whose it is. */
function Clock({ until, now }: { until: Millis; now: () => Millis }) {
  const seconds = useSecondsUntil(now, until);
  return (
    <span class={`koroona-badge-clock ${seconds <= 5 ? "is-late" : ""}`} role="timer">
      {t("koroona-clock-short", { seconds })}
    </span>
  );
}
