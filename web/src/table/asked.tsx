// What waits for an answer, where people look: a proposal to end the game, a wish to pause, a seat a bot plays for
// somebody; it lies over the one sentence, and nothing moves for it. And a place in the next game for whoever watches, at
// the lower edge.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { ownName } from "../settings";
import { t } from "../text";
import type { GameName } from "../wire";
import { askForNext, guestsWithoutChair } from "./next-game";
import { PauseWish, pauseAsked } from "./pausing";
import type { TableStore } from "./store";

/** A question with its answers. `close` puts it away; without it, it stays until it is answered. At the lower edge it
 * is in nobody's way who only watches: there is nothing for them to touch, and the sentence says what they see. */
export function Prompt(props: {
  says: string;
  children: ComponentChildren;
  place?: "sentence" | "edge";
  close?: (() => void) | undefined;
}) {
  return (
    <div class={props.place === "edge" ? "asked asked-edge" : "asked"} role="status">
      <p>{props.says}</p>
      <div class="asked-answers">{props.children}</div>
      {props.close ? (
        <button type="button" class="quiet round" aria-label={t("close")} onClick={props.close}>
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  );
}

/** The most urgent question, if there is one. */
export function Asked<G extends GameName>({ store }: { store: TableStore<G> }) {
  const view = store.view.value;
  if (!view?.playing || view.playing.outcome) return null;
  const own = store.own.value;
  const replaced = own.find((seat) => {
    const chair = view.chairs[seat];
    return chair?.kind === "guest" && chair.stand_in !== null;
  });
  if (replaced !== undefined) return <TakeBack store={store} seat={replaced} />;
  if (view.for_ending.length > 0 && own.length > 0) return <Ending store={store} />;
  if (pauseAsked(store)) return <PauseWish store={store} />;
  if (own.length === 0) return <Watching store={store} />;
  return store.isHost.value ? <Gone store={store} /> : null;
}

function TakeBack<G extends GameName>({ store, seat }: { store: TableStore<G>; seat: number }) {
  return (
    <Prompt says={t("asked-stand-in", { name: store.nameOf(seat) })}>
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
  const playOn = (
    <button type="button" onClick={() => void store.do({ kind: "play_on" })}>
      {t("play-on")}
    </button>
  );
  if (open === undefined) return <Prompt says={t("asked-end-waits")}>{playOn}</Prompt>;
  const says = others.length > 0 ? t("asked-end", { names: others.join(", ") }) : t("asked-end-waits");
  return (
    <Prompt says={says}>
      <button
        type="button"
        class="primary"
        onClick={() => void store.do({ kind: "agree_to_end", seat: open })}
      >
        {t("end-here")}
      </button>
      {playOn}
    </Prompt>
  );
}

/** Whoever comes into a game under way watches, is told so, and can ask for a place in the next one. */
function Watching<G extends GameName>({ store }: { store: TableStore<G> }) {
  const [away, put] = useState(false);
  const [name, setName] = useState(ownName.value);
  const wants = store.wantsNext.value;
  if (away) return null;
  const close = () => put(true);
  if (wants) {
    return (
      <Prompt says={t("asked-next-noted")} close={close} place="edge">
        <button
          type="button"
          onClick={() => {
            store.wantsNext.value = false;
          }}
        >
          {t("next-not")}
        </button>
      </Prompt>
    );
  }
  const asked = ownName.value === "" && store.you.value === null;
  return (
    <Prompt says={t("asked-watching")} close={close} place="edge">
      {asked ? (
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          placeholder={t("your-name")}
          aria-label={t("your-name")}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      ) : null}
      <button type="button" class="primary" onClick={() => void askForNext(store, name.trim() || t("guest"))}>
        {t("play-next")}
      </button>
    </Prompt>
  );
}

/** For the host: somebody's seat is deserted, and the game may wait for them. */
function Gone<G extends GameName>({ store }: { store: TableStore<G> }) {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const gone = (store.view.value?.chairs ?? []).findIndex(
    (chair, seat) =>
      chair.kind === "guest" &&
      chair.stand_in === null &&
      !store.present.value.includes(chair.guest) &&
      !seen.includes(seat),
  );
  if (gone < 0) return null;
  const level = store.page.company.medium[0] ?? 0;
  return (
    <Prompt says={t("asked-gone", { name: store.nameOf(gone) })} close={() => setSeen([...seen, gone])}>
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
  const names = guests.map((guest) => guest.name).join(", ");
  const full = view.chairs.filter((chair) => chair.kind !== "nobody").length >= view.most_seats;
  const bot = full ? view.chairs.findIndex((chair) => chair.kind === "bot") : -1;
  return (
    <div class="want-seats" role="status">
      <p>{t("want-seats", { names })}</p>
      {bot >= 0 ? (
        <button type="button" onClick={() => void store.do({ kind: "stand", seat: bot })}>
          {t("bot-makes-room", { name: store.nameOf(bot) })}
        </button>
      ) : null}
    </div>
  );
}
