// What a seat has: the look of its discs, how many are left, what is owed, the sets it won.

import { useEffect } from "preact/hooks";
import { useSecondsUntil } from "../../../parts/time";
import { knock } from "../../../sound";
import { t } from "../../../text";
import type { Millis, Seat } from "../../../wire/game";
import type { View } from "../../../wire/koroona";
import { DiscSign } from "../board/disc";

/** From here on the end is near, in seconds. */
const LATE = 10;
/** What is said aloud, in seconds. */
const SPOKEN = [5, 10, 30];

export function Badge({ view, seat, now }: { view: View; seat: Seat; now?: () => Millis }) {
  const colour = view.seats[seat]?.colour;
  if (!colour) return null;
  const side = colour === "red" ? 0 : 1;
  const all = view.discs.filter((disc) => disc.colour === colour);
  const left = all.filter((disc) => disc.place !== "pocket").length;
  const owed = view.debts[side].length;
  const won = view.score[side];
  const label = t("koroona-badge", { colour, left, all: all.length, owed, won });
  return (
    <span class="koroona-badge">
      <span class="koroona-badge" role="img" aria-label={label} title={label}>
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
  const late = seconds <= LATE;
  useEffect(() => {
    if (!late || seconds === 0) return;
    const near = (LATE - seconds) / LATE;
    knock({ pitch: 760 + 400 * near, rings: 0.06, loud: 0.1 + 0.2 * near, rattle: 0.25 });
  }, [late, seconds]);
  // Told now and then, not every second.
  const told = SPOKEN.find((mark) => seconds <= mark && seconds > mark - 4);
  return (
    <>
      <span class={`koroona-badge-clock ${late ? "is-late" : ""}`} role="timer" aria-live="off">
        {/* A new one each second, so that each beats. */}
        <span key={late ? seconds : "long"}>{t("koroona-clock-short", { seconds })}</span>
      </span>
      <span class="unseen" role="status">
        {told === undefined ? "" : t("koroona-clock-left", { seconds: told })}
      </span>
    </>
  );
}
