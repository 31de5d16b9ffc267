// Who sits where: names, what they have, who is away, whose turn it is.

import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName, Games } from "../wire";
import type { Seat } from "../wire/game";
import { ownerOf } from "./lent";
import { PlateName } from "./plate-name";
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
        <SeatChip key={seat} store={store} game={game} seat={seat} active={active.includes(seat)} />
      ))}
    </ul>
  );
}

function SeatChip<G extends GameName>(props: {
  store: TableStore<G>;
  game: Games[G]["view"];
  seat: Seat;
  active: boolean;
}) {
  const { store, game, seat, active } = props;
  const { Badge } = store.page;
  const chair = store.view.value?.chairs[seat];
  const own = store.own.value.includes(seat);
  const away = chair?.kind === "guest" && !store.present.value.includes(chair.guest);
  const standIn = chair?.kind === "guest" && chair.stand_in !== null;
  const muted = chair?.kind === "guest" && store.muted.value.has(chair.guest);
  const left = chair === undefined || chair.kind === "nobody";
  const owner = store.view.value ? ownerOf(store.view.value, seat) : undefined;
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
        {chair?.kind === "bot" || standIn ? <Icon name="bot" size={15} /> : null}
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
