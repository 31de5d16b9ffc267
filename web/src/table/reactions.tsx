// A word without words: a touch on one's own seat offers a few, and the others see it at that seat for a moment. A touch
// on somebody else's seat offers not to show theirs, or to show them again.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import type { Seat } from "../wire/game";
import type { Reaction } from "../wire/room";
import { playedBy } from "./played-by";
import type { TableStore } from "./store";

export const REACTIONS: readonly Reaction[] = ["bravo", "phew", "ouch", "sorry", "thanks", "thinking"];

/** How long one sees one's own. */
const STAYS = 3000;

/** What a seat shows and offers; nothing for a bot's. */
export function SeatReactions<G extends GameName>({ store, seat }: { store: TableStore<G>; seat: Seat }) {
  const view = store.view.value;
  const guest = view ? playedBy(view, seat).guest : null;
  if (guest === null) return null;
  return store.plays.value.includes(seat) ? (
    <Own store={store} seat={seat} />
  ) : (
    <Theirs store={store} seat={seat} guest={guest} />
  );
}

function Own<G extends GameName>({ store, seat }: { store: TableStore<G>; seat: Seat }) {
  const [said, setSaid] = useState<Reaction | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  const react = (reaction: Reaction) => {
    setSaid(reaction);
    store.scene.peek()?.show(seat, { react: reaction });
  };
  return (
    <>
      <Offers label={t("react", { name: store.nameOf(seat) })} title={t("reactions")}>
        {(close) =>
          REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              onClick={() => {
                close();
                react(reaction);
              }}
            >
              {t(`react-${reaction}`)}
            </button>
          ))
        }
      </Offers>
      <Says reaction={said} />
    </>
  );
}

function Theirs<G extends GameName>(props: { store: TableStore<G>; seat: Seat; guest: number }) {
  const { store, seat, guest } = props;
  const muted = store.muted.value.has(guest);
  const sign = store.scene.value?.gestures.sign(seat).value ?? null;
  const name = store.nameOf(seat);
  const toggle = () => {
    const others = [...store.muted.peek()].filter((one) => one !== guest);
    store.muted.value = new Set(muted ? others : [...others, guest]);
  };
  return (
    <>
      <Offers label={t("about-seat", { name })} title={name} class="reactions-one">
        {(close) => (
          <button
            type="button"
            onClick={() => {
              close();
              toggle();
            }}
          >
            <Icon name={muted ? "sound" : "mute"} size={18} />
            {t(muted ? "unmute" : "mute", { name })}
          </button>
        )}
      </Offers>
      <Says reaction={!muted && sign && "react" in sign ? sign.react : null} />
    </>
  );
}

/** What a touch on a seat offers, until one is chosen, or one looks elsewhere: by Escape, a touch, or the Tab key. */
function Offers(props: {
  label: string;
  title: string;
  class?: string;
  children: (close: () => void) => ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  const all = useRef<HTMLSpanElement>(null);
  const opens = useRef<HTMLButtonElement>(null);
  const isIn = (there: EventTarget | null) => there instanceof Node && all.current?.contains(there) === true;
  useEffect(() => {
    if (!open) return;
    const touched = (event: Event) => isIn(event.target) || setOpen(false);
    addEventListener("pointerdown", touched, true);
    return () => removeEventListener("pointerdown", touched, true);
  }, [open]);
  const close = () => {
    // What had the focus goes.
    if (isIn(document.activeElement)) opens.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of its buttons
    <span
      ref={all}
      class="seat-offers"
      onKeyDown={(event) => event.key === "Escape" && close()}
      onFocusOut={({ relatedTarget }) => relatedTarget && !isIn(relatedTarget) && setOpen(false)}
    >
      <button
        ref={opens}
        type="button"
        class="seat-touch"
        aria-label={props.label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <fieldset class={`reactions ${props.class ?? ""}`}>
          <legend class="unseen">{props.title}</legend>
          {props.children(close)}
        </fieldset>
      ) : null}
    </span>
  );
}

/** What is said at a seat. Its place is always there: what comes together with its place is not read out everywhere. */
function Says({ reaction }: { reaction: Reaction | null }) {
  return (
    <span class="seat-status" role="status">
      {reaction ? <span class="seat-says">{t(`react-${reaction}`)}</span> : null}
    </span>
  );
}
