// The pad: twenty-one keys that keep their place, the same by digits, and "done".

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useDeaf } from "../../../parts/deaf";
import { Said } from "../../../parts/said";
import { useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { Auction as AuctionPhase } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import type { Scene } from "../../page";
import { MOST, maySayDone, whyNot } from "./calls";
import { BEGUN, type Typed, type, WAITS } from "./digits";
import { Slips } from "./slips";

interface PadProps {
  scene: Scene<"corona">;
  auction: AuctionPhase;
  /** It is over, though the view that says so is not shown yet. */
  won: boolean;
  caller: Seat;
}

/** Whether calls no longer count, whatever the view still says. */
function useShut({ scene, auction, won }: PadProps): boolean {
  return useSecondsUntil(scene.now, auction.glass.runs_out) === 0 || won;
}

export function Pad(props: PadProps) {
  const { scene, auction, won, caller } = props;
  const view = scene.view.value;
  const deaf = useDeaf();
  const shut = useShut(props) || deaf;
  const silenced = view.seats[caller]?.silenced ?? false;
  const done = auction.done.includes(caller);
  const slips = useRef(new Slips());
  const call = (points: number) => {
    if (won || slips.current.isSlip(caller, points)) return;
    const why = whyNot(view, auction, caller, points, scene.now());
    if (why) scene.hint(why);
    else slips.current.called(caller, points, scene.play(caller, { kind: "place_call", points }));
  };
  const typed = useDigits(call);
  return (
    <div class="corona-pad">
      <fieldset
        class={`corona-keys ${silenced || done || shut ? "is-shut" : ""}`}
        data-deaf={deaf || undefined}
      >
        <legend class="unseen">{t("corona-call-pad")}</legend>
        {Array.from({ length: MOST }, (_, i) => i + 1).map((points) => (
          <button
            key={points}
            type="button"
            aria-disabled={shut || whyNot(view, auction, caller, points, 0) !== null}
            aria-label={t("corona-call-points", { points })}
            class={`${view.lead?.points === points ? "is-lead" : ""} ${typed === points ? "is-typed" : ""}`}
            onClick={() => deaf || call(points)}
          >
            {points}
          </button>
        ))}
        {silenced && (
          <p class="corona-note corona-hushed">
            <Said sentence={{ id: "corona-silenced-why", rule: "C14" }} show={scene.showRule} />
          </p>
        )}
      </fieldset>
    </div>
  );
}

export function Done(props: PadProps) {
  const { scene, auction, caller } = props;
  const shut = useShut(props);
  const done = auction.done.includes(caller);
  if (!maySayDone(scene.view.value, caller) && !done) return null;
  return (
    <button
      type="button"
      class="corona-done"
      disabled={done || shut}
      aria-label={done ? t("corona-is-done") : t("corona-say-done")}
      onClick={() => scene.play(caller, { kind: "say_done" })}
    >
      {t(done ? "corona-done-short" : "corona-say-done-short")}
    </button>
  );
}

/** Digits call: what was typed and waits for a second digit or Enter. */
function useDigits(call: (points: number) => void): number | null {
  const typed = useSignal<Typed>(BEGUN);
  // The listener is put up once, and calls by what is on the screen when a key is pressed.
  const latest = useRef(call);
  latest.current = call;
  // As soon as the pad is there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof Element && event.target.matches("input, select, textarea, dialog *");
      if (inField || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { next, points } = type(typed.peek(), event.key, performance.now());
      if (event.key === "Enter" && points !== null) event.preventDefault();
      typed.value = next;
      if (points !== null) latest.current(points);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const waits = typed.value;
  // A digit that waits no longer is not shown as if it did: the next one would be called by itself.
  useEffect(() => {
    if (waits.points === null) return;
    const timer = setTimeout(() => {
      typed.value = BEGUN;
    }, WAITS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits.points;
}
