// The board: the table turned for whoever looks, the hand that plays, and what is said of the last stroke.

import { useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useReached } from "../../../parts/time";
import { t } from "../../../text";
import type { DiscId, Stand, StrokeOffer, View } from "../../../wire/koroona";
import { nameIn } from "../../name-in";
import type { Scene, Step } from "../../page";
import { Controls } from "../hand/controls";
import { Hand } from "../hand/hand";
import { aimKey } from "../hand/keys";
import { Shot, useFirst } from "../hand/shot";
import { theatreOf } from "../motion/theatre";
import { Pass, Resign, Slow, Standings } from "../panels/margin";
import { useRuled, useUntried } from "../panels/ruled";
import { Help, handSentence, KeyHelp, Skip } from "../panels/said";
import { Verdict } from "../panels/verdict";
import { namedDiscs } from "../words/details";
import { struckIn } from "../words/rulings";
import { useKept } from "./kept";
import { Table } from "./table";

const NONE: ReadonlySet<DiscId> = new Set();

export function Board({ scene }: { scene: Scene<"koroona"> }) {
  const view = scene.view.value;
  const own = scene.own.value;
  const theatre = theatreOf(scene);
  const hand = useMemo(() => new Hand(), [scene]);
  const busy = useSignal(false);
  const dial = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);

  // A set's last ruling stands before the next set is laid out.
  const stands = theatre.stands.value;
  const step = stands ?? scene.last?.value ?? null;
  const discs = useKept(view, step);
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
  const [ruled, read] = useRuled(scene, hand);
  // What ended the game before is no part of this one; how to strike comes first.
  const untried = useUntried(scene);
  const last = step && struckIn(step) && (view.over || !step.after.over) ? step : null;
  const told = offer && untried && !stands ? null : last;
  const marked = markedDiscs(ruled ?? last, playing !== null);
  const keys = useSignal(false);
  const help = handSentence(hand, first);
  // Who strikes by keyboard finds the striker under their fingers again.
  useLayoutEffect(() => {
    if (mine !== null && keys.peek()) handle.current?.focus({ preventScroll: true });
  }, [mine, keys, view.strokes]);
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
      class={`koroona-board ${mine === null ? "" : "is-mine"} ${view.over ? "is-over" : ""}`}
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
        <Shot scene={scene} hand={hand} theatre={theatre} bottom={bottom} first={first} />
      </Table>
      <div class="koroona-margin">
        <Standings view={view} />
        <div class="koroona-hand">
          <div class="koroona-said" aria-live="polite">
            {playing && !stands ? (
              <Skip skip={() => theatre.skip()} />
            ) : ruled && !help && !stands ? (
              <Verdict
                step={ruled}
                name={name}
                bottom={bottom}
                showRule={scene.showRule}
                again={() => void theatre.again(ruled, () => discs)}
                read={read}
              />
            ) : help && !stands ? (
              <Help sentence={help} show={scene.showRule} />
            ) : told ? (
              <Verdict
                step={told}
                name={name}
                bottom={bottom}
                showRule={scene.showRule}
                again={() => void theatre.again(told, () => discs)}
              />
            ) : (
              offer && <Help sentence={{ id: "koroona-help" }} show={scene.showRule} />
            )}
          </div>
          <Controls
            hand={hand}
            first={first.word}
            foul={first.foul !== null}
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
