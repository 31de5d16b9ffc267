// What waits for an answer, where people look: a proposal to end the game, a wish to pause, one's seat that a bot or
// somebody else plays; it stands in the bar, and nothing moves for it.

import { listed, t } from "../text";
import type { GameName } from "../wire";
import { playOn } from "./declined";
import { lentSeat } from "./lent";
import { chairName } from "./names";
import { guestsWithoutChair } from "./next-game";
import { PauseWish, pauseAsked } from "./pausing";
import { Prompt } from "./prompt";
import { seatsAway } from "./seats-away";
import type { TableStore } from "./store";
import { Watching } from "./watching";

/** The most urgent question, if there is one. */
export function Asked<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view?.playing) return null;
  const own = store.own.value;
  if (view.playing.outcome)
    return own.length === 0 && !store.isHost.value ? <Watching store={store} /> : null;
  const replaced = own.find((seat) => {
    const chair = view.chairs[seat];
    return chair?.kind === "guest" && chair.stand_in !== null;
  });
  if (replaced !== undefined) {
    return <TakeBack store={store} seat={replaced} says={standInFor(store, replaced)} />;
  }
  const lent = lentSeat(view, store.you.value);
  if (lent !== undefined) {
    return <TakeBack store={store} seat={lent} says={t("asked-lent", { name: store.nameOf(lent) })} />;
  }
  if (view.for_ending.length > 0 && own.length > 0) return <Ending store={store} />;
  if (pauseAsked(store)) return <PauseWish store={store} />;
  if (own.length === 0) return <Watching store={store} />;
  return store.isHost.value ? <Gone store={store} /> : null;
}

/** Among several seats at one device it is said which. */
function standInFor<G extends GameName>(store: TableStore<G>, seat: number): string {
  const several = store.own.value.length > 1;
  return several ? t("asked-stand-in", { name: store.nameOf(seat) }) : t("asked-stand-in-own");
}

function TakeBack<G extends GameName>(props: { store: TableStore<G>; seat: number; says: string }) {
  const { store, seat, says } = props;
  return (
    <Prompt says={says}>
      <button type="button" class="primary" onClick={() => void store.do({ kind: "take_back", seat })}>
        {t("take-back-short")}
      </button>
    </Prompt>
  );
}

function Ending<G extends GameName>({ store }: { store: TableStore<G> }) {
  const agreed = store.view.value?.for_ending ?? [];
  const open = store.own.value.find((seat) => !agreed.includes(seat));
  const others = agreed.filter((seat) => !store.own.value.includes(seat)).map(store.nameOf);
  const goOn = (
    <button type="button" onClick={() => void playOn(store)}>
      {t("play-on")}
    </button>
  );
  const waits = { says: t("asked-end-waits"), short: t("asked-end-waits-short") };
  if (open === undefined) return <Prompt {...waits}>{goOn}</Prompt>;
  const names = listed(others);
  const asks = { says: t("asked-end", { names }), short: t("asked-end-short", { names }) };
  return (
    <Prompt {...(others.length > 0 ? asks : waits)}>
      <button
        type="button"
        class="primary"
        onClick={() => void store.do({ kind: "agree_to_end", seat: open })}
      >
        {t("end-here")}
      </button>
      {goOn}
    </Prompt>
  );
}

/** For the host: somebody's seat is deserted, and the game may wait for them. */
function Gone<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  const seen = store.awaySeen.value;
  const gone = view ? seatsAway(view, store.present.value).find((seat) => !seen.includes(seat)) : undefined;
  if (gone === undefined) return null;
  const putAway = () => {
    store.awaySeen.value = [...seen, gone];
  };
  const level = store.page.company.medium[0] ?? 0;
  return (
    <Prompt says={t("asked-gone", { name: store.nameOf(gone) })} close={putAway}>
      <button type="button" onClick={() => void store.do({ kind: "stand_in", seat: gone, level })}>
        {t("stand-in-short")}
      </button>
    </Prompt>
  );
}

/** Between games, for the host: who came while one was played and would like to play, and a bot's seat for them where
 * none is free. Their own device takes it. */
export function WantSeats<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view || !store.isHost.value) return null;
  const guests = guestsWithoutChair(view, store.present.value);
  if (guests.length === 0) return null;
  const names = listed(guests.map((guest) => guest.name));
  const full = view.chairs.filter((chair) => chair.kind !== "nobody").length >= view.most_seats;
  const bot = full ? view.chairs.findIndex((chair) => chair.kind === "bot") : -1;
  return (
    <div class="want-seats" role="status">
      <p>{t("want-seats", { names })}</p>
      {bot >= 0 ? (
        <button type="button" onClick={() => void store.do({ kind: "stand", seat: bot })}>
          {t("bot-makes-room", { name: chairName(view, bot) })}
        </button>
      ) : null}
    </div>
  );
}
