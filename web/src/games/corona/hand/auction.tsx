// The auction: all calls in order, who leads for now, and the pad under the thumb.

import { type Signal, useSignal } from "@preact/signals";
import { t } from "../../../text";
import type { Auction as AuctionPhase, View } from "../../../wire/corona";
import type { Seat } from "../../../wire/game";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { SpokenSeconds } from "../board/glass";
import { lowestCall } from "./calls";
import { Lead } from "./lead";
import { Done, Pad } from "./pad";

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
      <Lead scene={scene} auction={auction} lead={view.lead}>
        {caller !== null && <Done {...props} caller={caller} />}
      </Lead>
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
