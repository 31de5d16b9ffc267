// The board: the table turned for whoever looks, the hand that plays, and what is said of the last stroke.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../text";
import type { DiscView, Stand, StrokeOffer, View } from "../../wire/koroona";
import type { Scene } from "../page";
import { Controls } from "./controls";
import { Hand } from "./hand";
import { aimKey } from "./keys";
import { Pass, Resign, Standings } from "./margin";
import { Shot, useFirst } from "./shot";
import { Table } from "./table";
import { theatreOf } from "./theatre";
import { Verdict } from "./verdict";

export function Board({ scene }: { scene: Scene<"koroona"> }) {
  const view = scene.view.value;
  const own = scene.own.value;
  const theatre = theatreOf(scene);
  const hand = useMemo(() => new Hand(), [scene]);
  const busy = useSignal(false);
  const dial = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);

  const discs = useKept(view);
  const mine = view.turn !== null && own.includes(view.turn) ? view.turn : null;
  const bottom: Stand = view.seats[mine ?? own[0] ?? 0]?.stand ?? "south";
  const offer = strikeOffer(view);
  useLayoutEffect(
    () => hand.begin(offer, `${view.set}/${view.strokes}`),
    [hand, offer, view.set, view.strokes],
  );

  const first = useFirst(hand, discs, bottom, view);
  const strike = async () => {
    if (mine === null || busy.peek() || !hand.offer.peek() || hand.wrong.peek()) return;
    busy.value = true;
    await scene.play(mine, { strike: hand.stroke() });
    busy.value = false;
  };
  const step = scene.last?.value ?? null;
  const playing = theatre.playing.value;
  const name = (seat: number) => scene.names.value[seat] ?? String(seat + 1);

  const aimByKey = (event: KeyboardEvent) => {
    const did = aimKey(hand, event);
    if (did === undefined) return;
    event.preventDefault();
    if (did === "strike") void strike();
    if (did === "place") handle.current?.focus();
  };

  return (
    <section class={`kn-board ${mine === null ? "" : "kn-mine"}`}>
      <h2 class="unseen">{t("koroona-title")}</h2>
      <Table
        view={view}
        discs={discs}
        bottom={bottom}
        theatre={theatre}
        hand={hand}
        handle={handle}
        dial={dial}
        strike={() => void strike()}
        hint={scene.hint}
      >
        <Shot hand={hand} theatre={theatre} view={view} bottom={bottom} contact={first.contact} />
      </Table>
      <div class="kn-margin">
        <Standings view={view} now={scene.now} />
        <div class="kn-said" aria-live="polite">
          {playing ? (
            <button type="button" class="kn-skip" onClick={() => theatre.skip()}>
              {t("koroona-skip")}
            </button>
          ) : (
            step && (
              <Verdict
                step={step}
                name={name}
                showRule={scene.showRule}
                again={() => void theatre.again(step, () => discs)}
              />
            )
          )}
        </div>
        <Controls
          hand={hand}
          theatre={theatre}
          first={first.word}
          busy={busy.value || playing !== null}
          dial={dial}
          onDialKey={aimByKey}
          strike={() => void strike()}
        />
        <Pass scene={scene} />
        <Resign scene={scene} />
      </div>
    </section>
  );
}

function strikeOffer(view: View): StrokeOffer | null {
  const found = view.offers.find((offer) => "strike" in offer);
  return found && "strike" in found ? found.strike : null;
}

/** The discs; after the match, as they last lay. */
function useKept(view: View): readonly DiscView[] {
  const kept = useRef<readonly DiscView[]>([]);
  if (view.discs.length > 0) kept.current = view.discs;
  return kept.current;
}
