// The board: the table turned for whoever looks, the hand that plays, and what is said of the last stroke.

import { useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useReached } from "../../../parts/time";
import { t } from "../../../text";
import type { DiscId, Stand, StrokeOffer, View } from "../../../wire/koroona";
import { useFocusKept } from "../../focus";
import { nameIn } from "../../name-in";
import type { Scene, Step } from "../../page";
import { Controls } from "../hand/controls";
import { Hand } from "../hand/hand";
import { aimKey } from "../hand/keys";
import { Shot, useFirst } from "../hand/shot";
import { theatreOf } from "../motion/theatre";
import { Between } from "../panels/between";
import { Late } from "../panels/late";
import { Pass, Resign, Slow, Standings } from "../panels/margin";
import { useJustTold, useRuled, useUntried } from "../panels/ruled";
import { Help, handSentence, KeyHelp, Skip } from "../panels/said";
import { Verdict } from "../panels/verdict";
import { namedDiscs } from "../words/details";
import { lateIn, struckIn } from "../words/rulings";
import { Table } from "./table";

const NONE: ReadonlySet<DiscId> = new Set();

/** Where somebody with a keyboard goes on: what is to be read, what is to be gone on from, the striker. */
const NEXT = [".koroona-read", ".koroona-continue", ".koroona-handle"];

export function Board({ scene }: { scene: Scene<"koroona"> }) {
  const view = scene.view.value;
  const own = scene.own.value;
  const theatre = theatreOf(scene);
  const hand = useMemo(() => new Hand(), [scene]);
  const busy = useSignal(false);
  const dial = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);

  const step = scene.last?.value ?? null;
  const { discs } = view;
  const mine = view.turn !== null && own.includes(view.turn) ? view.turn : null;
  const bottom: Stand = view.seats[mine ?? own[0] ?? 0]?.stand ?? "south";
  const offer = strikeOffer(view);
  useLayoutEffect(
    () => hand.begin(offer, `${view.set}/${view.strokes}/${view.turn}`),
    [hand, offer, view.set, view.strokes, view.turn],
  );

  // The others see where the striker lies and the cue points.
  useSignalEffect(() => {
    const { turn } = scene.view.value;
    if (turn === null || !hand.offer.value || !scene.own.value.includes(turn)) return;
    const [x, y] = hand.at.value;
    const aiming = { x, y, angle: hand.angle.value, speed: hand.speed.value };
    scene.show(turn, { play: { aiming } });
  });

  const first = useFirst(hand, discs, bottom, view);
  const strike = async () => {
    if (mine === null || busy.peek() || !hand.strikes(scene.now())) return;
    busy.value = true;
    const refusal = await scene.play(mine, { strike: hand.stroke() });
    busy.value = false;
    // A table that was cut off comes back a moment before where it was: there the stroke waits once more.
    if (refusal?.code === "still_moving" && !hand.strikes(scene.now())) {
      scene.hint({ id: "koroona-help-waits", rule: "N29" }, "word");
    }
  };
  // N29: what was wanted before everything lay still is played as soon as it does.
  const rests = useReached(scene.now, offer?.from ?? 0);
  const waits = hand.waits.value;
  useLayoutEffect(() => {
    if (rests && waits) void strike();
  }, [rests, waits]);
  const playing = theatre.playing.value;
  const [unread, read] = useRuled(scene, hand);
  // A ruling of which only a part is seen, opened to be read whole.
  const [opened, setOpened] = useState<Step<"koroona"> | null>(null);
  const ruled = unread ?? (opened === step ? opened : null);
  // What ended the game before is no part of this one; how to strike comes first.
  const untried = useUntried(scene);
  const last = step && struckIn(step) && (view.over || !step.after.over) ? step : null;
  const told = offer && untried ? null : last;
  const marked = markedDiscs(ruled ?? last, playing !== null);
  // Until one aims, it is told first whose time ran out.
  const late = step && !view.over && !hand.aimed.value ? lateIn(step) : null;
  const keys = useSignal(false);
  // What is to be read first comes before the sign of a foul and its words; until one aims, how to strike and what was
  // just ruled on as well.
  const justTold = useJustTold(told);
  const reads = ruled || late !== null || ((untried || justTold) && !hand.aimed.value);
  const warned = reads ? { ...first, foul: null } : first;
  const help = handSentence(hand, warned);
  const focus = useFocusKept(NEXT);
  const name = nameIn(scene);

  const aimByKey = (event: KeyboardEvent) => {
    const did = aimKey(hand, event);
    if (did === undefined) return;
    event.preventDefault();
    keys.value = true;
    if (did === "strike") void strike();
    if (did === "place") handle.current?.focus();
  };

  return (
    <section
      {...focus}
      tabIndex={-1}
      class={`koroona-board ${mine === null ? "" : "is-mine"} ${view.over ? "is-over" : ""} ${scene.goOn ? "" : "is-film"}`}
      // Not as it goes down: what is said would change then, and move a button from under the finger.
      onPointerUp={() => {
        keys.value = false;
      }}
    >
      <h2 class="unseen">{t("koroona-title")}</h2>
      <Table
        view={view}
        discs={discs}
        bottom={bottom}
        theatre={theatre}
        marked={marked}
        hand={hand}
        handle={handle}
        dial={dial}
        contact={first.contact}
        hint={scene.hint}
        onKey={() => {
          keys.value = true;
        }}
      >
        <Shot scene={scene} hand={hand} theatre={theatre} bottom={bottom} first={warned} />
      </Table>
      <div class="koroona-margin">
        <Standings view={view} />
        <div class="koroona-hand">
          <div class="koroona-said" aria-live="polite">
            {playing ? (
              <Skip skip={() => theatre.skip()} />
            ) : view.between ? (
              <Between scene={scene} />
            ) : ruled && !help ? (
              <Verdict
                step={ruled}
                name={name}
                bottom={bottom}
                showRule={scene.showRule}
                again={() => void theatre.again(ruled, () => discs)}
                read={() => (ruled === unread ? read() : setOpened(null))}
              />
            ) : help ? (
              <Help
                sentence={help}
                show={scene.showRule}
                again={told && !hand.aimed.value ? () => void theatre.again(told, () => discs) : undefined}
              />
            ) : late !== null ? (
              <Late by={late} own={own} name={name} showRule={scene.showRule} />
            ) : told ? (
              <Verdict
                step={told}
                name={name}
                bottom={bottom}
                showRule={scene.showRule}
                again={() => void theatre.again(told, () => discs)}
                open={() => setOpened(told)}
              />
            ) : (
              offer && <Help sentence={{ id: "koroona-help" }} show={scene.showRule} />
            )}
          </div>
          <Controls
            hand={hand}
            first={first.word}
            foul={warned.foul !== null}
            busy={busy.value || waits || playing !== null}
            dial={dial}
            onDialKey={aimByKey}
            strike={() => void strike()}
          />
          <Pass scene={scene} />
        </div>
        {keys.value && <KeyHelp hand={hand} />}
        <div class="koroona-seldom">
          {own.length > 0 && view.turn !== null && <Slow theatre={theatre} />}
          <Resign scene={scene} />
        </div>
      </div>
    </section>
  );
}

function strikeOffer(view: View): StrokeOffer | null {
  const found = view.offers.find((offer) => "strike" in offer);
  return found && "strike" in found ? found.strike : null;
}

/** What the rulings that are read are about; nothing while a stroke is played. */
function markedDiscs(step: Step<"koroona"> | null, playing: boolean): ReadonlySet<DiscId> {
  const struck = step && !playing ? struckIn(step) : null;
  return struck ? namedDiscs(struck) : NONE;
}
