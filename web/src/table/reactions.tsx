// A word without words: a touch on one's own seat offers a few, and the others see it at that seat for a moment. A touch
// on somebody else's seat offers not to show theirs, or to show them again.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import type { Seat } from "../wire/game";
import type { Reaction } from "../wire/room";
import type { TableStore } from "./store";

export const REACTIONS: readonly Reaction[] = ["bravo", "phew", "ouch", "sorry", "thanks", "thinking"];

/** How long one sees one's own. */
const STAYS = 3000;

/** What a seat shows and offers; nothing for a bot's. */
export function SeatReactions<G extends GameName>({ store, seat }: { store: TableStore<G>; seat: Seat }) {
  const chair = store.view.value?.chairs[seat];
  if (chair?.kind !== "guest") return null;
  return store.own.value.includes(seat) ? (
    <Own store={store} seat={seat} />
  ) : (
    <Theirs store={store} seat={seat} guest={chair.guest} />
  );
}

function Own<G extends GameName>({ store, seat }: { store: TableStore<G>; seat: Seat }) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<Reaction | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  const react = (reaction: Reaction) => {
    setOpen(false);
    setSaid(reaction);
    store.scene.peek()?.show(seat, { react: reaction });
  };
  return (
    <>
      <button
        type="button"
        class="seat-touch"
        aria-label={t("react", { name: store.nameOf(seat) })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <fieldset class="reactions" onKeyDown={(event) => event.key === "Escape" && setOpen(false)}>
          <legend class="unseen">{t("reactions")}</legend>
          {REACTIONS.map((reaction) => (
            <button key={reaction} type="button" onClick={() => react(reaction)}>
              {t(`react-${reaction}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {said ? <Bubble reaction={said} /> : null}
    </>
  );
}

function Theirs<G extends GameName>(props: { store: TableStore<G>; seat: Seat; guest: number }) {
  const { store, seat, guest } = props;
  const [open, setOpen] = useState(false);
  const muted = store.muted.value.has(guest);
  const sign = store.scene.value?.gestures.sign(seat).value ?? null;
  const name = store.nameOf(seat);
  const toggle = () => {
    const others = [...store.muted.peek()].filter((one) => one !== guest);
    store.muted.value = new Set(muted ? others : [...others, guest]);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        class="seat-touch"
        aria-label={t("about-seat", { name })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <fieldset
          class="reactions reactions-one"
          onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
        >
          <legend class="unseen">{name}</legend>
          <button type="button" onClick={toggle}>
            <Icon name={muted ? "sound" : "mute"} size={18} />
            {t(muted ? "unmute" : "mute", { name })}
          </button>
        </fieldset>
      ) : null}
      {!muted && sign && "react" in sign ? <Bubble reaction={sign.react} /> : null}
    </>
  );
}

function Bubble({ reaction }: { reaction: Reaction }) {
  return (
    <span class="seat-says" role="status">
      {t(`react-${reaction}`)}
    </span>
  );
}
