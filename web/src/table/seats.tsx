// Who sits where: names, what they have, who is away, whose turn it is.

import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName, Games, TableView } from "../wire";
import type { Seat } from "../wire/game";
import { ownerOf } from "./lent";
import { PlateName } from "./plate-name";
import { playedBy } from "./played-by";
import { SeatReactions } from "./reactions";
import type { TableStore } from "./store";

export function Seats<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  const playing = view?.playing;
  if (!view || !playing) return null;
  const game = playing.view as Games[G]["view"];
  const active = playing.outcome ? [] : store.page.active(game);
  return (
    <ul class={`seats ${playing.names.length > 4 ? "seats-many" : ""}`} aria-label={t("seats")}>
      {playing.names.map((_, seat) => (
        <SeatChip
          key={seat}
          store={store}
          view={view}
          game={game}
          seat={seat}
          active={active.includes(seat)}
        />
      ))}
    </ul>
  );
}

function SeatChip<G extends GameName>(props: {
  store: TableStore<G>;
  view: TableView<G>;
  game: Games[G]["view"];
  seat: Seat;
  active: boolean;
}) {
  const { store, view, game, seat, active } = props;
  const { Badge } = store.page;
  const own = store.plays.value.includes(seat);
  const { guest, bot, standIn, left } = playedBy(view, seat);
  const away = guest !== null && !store.present.value.includes(guest);
  const muted = guest !== null && store.muted.value.has(guest);
  const owner = ownerOf(view, seat);
  const classes = [
    "seat",
    active ? "seat-active" : "",
    own ? "seat-own" : "",
    away ? "seat-away" : "",
    left ? "seat-left" : "",
  ];
  return (
    <li class={classes.join(" ")} data-seat={seat} aria-current={active ? "true" : undefined}>
      <span class="seat-name">
        {bot ? <Icon name="bot" size={15} /> : null}
        <PlateName name={store.nameOf(seat)} />
        {own ? <span class="unseen">{t("that-is-you")}</span> : null}
        {muted ? <Icon name="mute" size={14} /> : null}
      </span>
      {left ? (
        // In the place of what the seat had: the plate stays as high and as wide as it was.
        <span class="seat-gone" title={t("left-for-good")}>
          <Icon name="leave" size={16} />
          <span class="unseen">{t("left-for-good")}</span>
        </span>
      ) : (
        <Badge view={game} seat={seat} now={() => store.clock.now()} />
      )}
      {away ? <span class="seat-note">{t(standIn ? "stand-in-plays" : "away")}</span> : null}
      {owner && !away ? <span class="seat-note">{t("plays-for", { name: owner })}</span> : null}
      <SeatReactions store={store} seat={seat} />
    </li>
  );
}
