// The table on the screen: the wood that stands still, over it what moves, and the hand's handles.

import type { ComponentChildren, RefObject } from "preact";
import { type Sentence, t } from "../../../text";
import type { DiscId, DiscView, Stand, View } from "../../../wire/koroona";
import type { Contact } from "../hand/aim";
import { useGestures } from "../hand/gestures";
import type { Hand } from "../hand/hand";
import { placeKey } from "../hand/keys";
import { Loupe } from "../hand/loupe";
import type { Theatre } from "../motion/theatre";
import { Discs } from "./discs";
import { Rims } from "./rims";
import { SIDE, toOwn, toScreen, turnedFor } from "./stand";
import { RIM, VIEW_BOX, Wood } from "./wood";
import { Shade, Zone } from "./zone";

export function Table(props: {
  view: View;
  discs: readonly DiscView[];
  bottom: Stand;
  theatre: Theatre;
  /** Discs that a ruling is about. */
  marked: ReadonlySet<DiscId>;
  hand: Hand;
  handle: RefObject<HTMLDivElement | null>;
  dial: RefObject<HTMLDivElement | null>;
  hint: (sentence: Sentence) => void;
  onKey: () => void;
  /** What one's own striker touches first. */
  contact: Contact | null;
  children: ComponentChildren;
}) {
  const { view, discs, bottom, theatre, hand } = props;
  const offer = hand.offer.value;
  const playing = theatre.playing.value;
  const why = (code: string) => props.hint({ id: `koroona-wrong-${code}`, rule: "N4" });
  const gestures = useGestures(hand, {
    interrupt() {
      if (!theatre.playing.peek()) return false;
      theatre.skip();
      return true;
    },
    lying: () => discs.flatMap(({ place }) => (place === "pocket" ? [] : [toOwn(bottom, place.table)])),
    moved: why,
  });
  const turn = view.turn === null ? null : view.seats[view.turn];
  const shooter = view.seats[theatre.shooter.value ?? view.turn ?? 0];
  return (
    <div class={`koroona-table ${offer || playing ? "is-live" : ""}`} {...gestures}>
      <svg class="koroona-still" viewBox={VIEW_BOX} role="img" aria-label={tableLabel(view, discs)}>
        <Wood />
        {turn && (
          <g transform={turnedFor(bottom, turn.stand)}>
            <Shade />
          </g>
        )}
        {offer && !playing && <Zone offer={offer} placing={hand.doing.value === "place"} />}
        <Rims view={{ ...view, discs: [...discs] }} bottom={bottom} />
      </svg>
      <svg class="koroona-moving" viewBox={VIEW_BOX} aria-hidden="true">
        <g id="koroona-live">
          <Discs
            discs={discs}
            marked={props.marked}
            bottom={bottom}
            theatre={theatre}
            striker={shooter?.colour ?? "red"}
          />
          {props.children}
        </g>
        {offer && !playing ? <Loupe hand={hand} contact={props.contact} /> : null}
      </svg>
      {offer && <Handle {...props} why={why} />}
    </div>
  );
}

/** The striker's place by keyboard: a handle that lies on the striker. */
function Handle(props: {
  hand: Hand;
  handle: RefObject<HTMLDivElement | null>;
  dial: RefObject<HTMLDivElement | null>;
  why: (code: string) => void;
  onKey: () => void;
}) {
  const { hand } = props;
  const [x, y] = toScreen(hand.at.value);
  const whole = SIDE + 2 * RIM;
  const [mmX, mmY] = hand.at.value.map((micro) => Math.round(micro / 100) / 10);
  return (
    <div
      ref={props.handle}
      class="koroona-handle"
      role="slider"
      tabIndex={0}
      aria-label={t("koroona-place-handle")}
      aria-valuenow={mmX ?? 0}
      aria-valuemin={(hand.offer.value?.low[0] ?? 0) / 1000}
      aria-valuemax={(hand.offer.value?.high[0] ?? 0) / 1000}
      aria-valuetext={t("koroona-place-value", { x: mmX ?? 0, y: mmY ?? 0 })}
      style={{ left: `${((x + RIM) / whole) * 100}%`, top: `${((y + RIM) / whole) * 100}%` }}
      onFocus={() => {
        hand.doing.value = "place";
      }}
      onKeyDown={(event) => {
        const did = placeKey(hand, event);
        if (did === undefined) return;
        event.preventDefault();
        props.onKey();
        if (did === "aim") props.dial.current?.focus();
        else if (did) props.why(did);
      }}
    />
  );
}

function tableLabel(view: View, discs: readonly DiscView[]): string {
  const count = (colour: string, dark: boolean) =>
    discs.filter((disc) => disc.colour === colour && disc.place !== "pocket" && (!dark || disc.dark)).length;
  return t("koroona-table-label", {
    red: count("red", false),
    redDark: count("red", true),
    redOwed: view.debts[0].length,
    black: count("black", false),
    blackDark: count("black", true),
    blackOwed: view.debts[1].length,
  });
}
