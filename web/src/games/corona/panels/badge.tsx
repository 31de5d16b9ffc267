// What a seat has: its chips as a little stack with their number, and whether it is silenced.

import { t } from "../../../text";
import type { View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import { lastCall } from "../hand/calls";

/** Chips drawn in one pile; the number says the rest. */
const PILE = 5;

export function Badge({ view, seat }: { view: View; seat: Seat }) {
  const player = view.seats[seat];
  if (!player) return null;
  if (player.left) return <span class="corona-badge soft">{t("corona-left")}</span>;
  const piles = Math.min(3, Math.ceil(player.chips / PILE));
  return (
    <span class="corona-badge">
      <svg width={9 + piles * 11} height="24" viewBox={`0 0 ${9 + piles * 11} 24`} aria-hidden="true">
        {Array.from({ length: piles }, (_, pile) => {
          const height = Math.min(PILE, player.chips - pile * PILE);
          return Array.from({ length: height }, (_, chip) => (
            <ellipse
              key={`${pile} ${chip}`}
              class="corona-chip"
              cx={10 + pile * 11}
              cy={20 - chip * 3.6}
              rx={8}
              ry={3.2}
            />
          ));
        })}
      </svg>
      <b aria-hidden="true">{player.chips}</b>
      <span class="unseen">{t("corona-chips", { chips: player.chips })}</span>
      <LastCall view={view} seat={seat} />
      {player.silenced && (
        <span
          class="corona-silenced"
          role="img"
          aria-label={t("corona-silenced")}
          title={t("corona-silenced")}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5h16v11H9l-5 4z" />
            <path d="M3 21L21 3" />
          </svg>
        </span>
      )}
    </span>
  );
}

/** In an auction: what the seat called last, and whether that leads. */
function LastCall({ view, seat }: { view: View; seat: Seat }) {
  const points = view.phase.kind === "auction" ? lastCall(view.phase, seat) : null;
  if (points === null) return null;
  return (
    // The same is said in the list of calls.
    <span class={`corona-last-call${view.lead?.seat === seat ? " is-lead" : ""}`} aria-hidden="true">
      {points}
    </span>
  );
}
