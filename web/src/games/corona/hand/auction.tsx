// The auction: all calls in order, who leads for now, and the pad under the thumb.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Said } from "../../../parts/said";
import { useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { Auction as AuctionPhase, Call, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { SpokenSeconds } from "../board/glass";
import { lowestCall, MOST, maySayDone, whyNot } from "./calls";

/** `won`: it is over, though the view that says so is not shown yet. */
export function Auction(props: { scene: Scene<"corona">; auction: AuctionPhase; won: boolean }) {
  const { scene, auction } = props;
  const view = scene.view.value;
  const own = scene.own.value.filter((seat) => !view.seats[seat]?.left);
  const chosen = useSignal<Seat | null>(null);
  const caller = own.includes(chosen.value ?? -1) ? chosen.value : (own.find(able(view)) ?? own[0] ?? null);
  return (
    <div class="corona-auction">
      <SpokenSeconds scene={scene} glass={auction.glass} />
      <Calls scene={scene} auction={auction} lead={view.lead} />
      {own.length > 1 && <Callers scene={scene} own={own} caller={caller} chosen={chosen} />}
      {caller !== null && <Pad {...props} caller={caller} />}
    </div>
  );
}

const able = (view: View) => (seat: Seat) => lowestCall(view, seat) !== null;

/** Several of one device's seats: who is speaking. */
function Callers(props: {
  scene: Scene<"corona">;
  own: readonly Seat[];
  caller: Seat | null;
  chosen: Signal<Seat | null>;
}) {
  const view = props.scene.view.value;
  const name = nameIn(props.scene);
  return (
    <fieldset class="corona-callers">
      <legend class="unseen">{t("corona-who-calls")}</legend>
      {props.own.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === props.caller}
          onClick={() => {
            props.chosen.value = seat;
          }}
        >
          {name(seat)}
          {view.seats[seat]?.silenced && <span class="soft"> ({t("corona-silenced")})</span>}
        </button>
      ))}
    </fieldset>
  );
}

function Calls(props: { scene: Scene<"corona">; auction: AuctionPhase; lead: Call | null }) {
  const { auction, lead } = props;
  const name = nameIn(props.scene);
  const list = useRef<HTMLOListElement>(null);
  const count = auction.calls.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [count]);
  const leads = (call: Call) => lead?.seat === call.seat && lead.points === call.points;
  if (!lead) return <p class="corona-lead is-nobody soft">{t("corona-no-call-yet")}</p>;
  return (
    <div class="corona-lead">
      <p class="corona-leading">
        <strong>{lead.points}</strong>
        <span>
          {name(lead.seat)}
          <small class="soft">{t("corona-leads-for-now")}</small>
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <ol class="corona-calls" ref={list} aria-label={t("corona-all-calls")} tabIndex={0}>
        {auction.calls.map((call) => (
          <li key={`${call.seat} ${call.points}`} class={leads(call) ? "is-lead" : ""}>
            {name(call.seat)} <b>{call.points}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Pad(props: { scene: Scene<"corona">; auction: AuctionPhase; won: boolean; caller: Seat }) {
  const { scene, auction, won, caller } = props;
  const view = scene.view.value;
  const empty = useSecondsUntil(scene.now, auction.glass.runs_out) === 0 || won;
  const silenced = view.seats[caller]?.silenced ?? false;
  const done = auction.done.includes(caller);
  const call = (points: number) => {
    if (won) return;
    const why = whyNot(view, auction, caller, points, scene.now());
    if (why) scene.hint(why);
    else void scene.play(caller, { kind: "place_call", points });
  };
  return (
    <div class="corona-pad">
      {silenced && (
        <p class="corona-note">
          <Said sentence={{ id: "corona-silenced-why", rule: "C14" }} show={scene.showRule} />
        </p>
      )}
      <fieldset class={`corona-keys ${silenced || done || empty ? "is-shut" : ""}`}>
        <legend class="unseen">{t("corona-call-pad")}</legend>
        {Array.from({ length: MOST }, (_, i) => i + 1).map((points) => (
          <button
            key={points}
            type="button"
            aria-disabled={empty || whyNot(view, auction, caller, points, 0) !== null}
            aria-label={t("corona-call-points", { points })}
            class={view.lead?.points === points ? "is-lead" : ""}
            onClick={() => call(points)}
          >
            {points}
          </button>
        ))}
      </fieldset>
      {(maySayDone(view, caller) || done) && (
        <button
          type="button"
          class="corona-done"
          disabled={done || empty}
          onClick={() => scene.play(caller, { kind: "say_done" })}
        >
          {done ? t("corona-is-done") : t("corona-say-done")}
        </button>
      )}
    </div>
  );
}
