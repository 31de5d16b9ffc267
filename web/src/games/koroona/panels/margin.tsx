// Beside the table: sets and score, slow motion, letting a turn go, resigning.

import { SureButton } from "../../../parts/sure-button";
import { useReached } from "../../../parts/time";
import { t } from "../../../text";
import type { View } from "../../../wire/koroona";
import type { Scene } from "../../page";
import { DiscSign } from "../board/disc";
import type { Theatre } from "../motion/theatre";

export function Standings({ view }: { view: View }) {
  const [red, black] = view.score;
  if (view.sets === 1) return null;
  return (
    <div class="koroona-standings">
      <p>
        {t("koroona-set", { set: view.set, sets: view.sets })}
        <span class="koroona-score" role="img" aria-label={t("koroona-score-label", { red, black })}>
          <DiscSign colour="red" size={18} />
          <b>{t("koroona-score", { red, black })}</b>
          <DiscSign colour="black" size={18} />
        </span>
      </p>
    </div>
  );
}

/** Strokes in slow motion, until switched off again. */
export function Slow({ theatre }: { theatre: Theatre }) {
  return (
    <button
      type="button"
      class="koroona-slow quiet"
      aria-pressed={theatre.slow.value}
      onClick={() => {
        theatre.slow.value = !theatre.slow.value;
      }}
    >
      {t("koroona-slow")}
    </button>
  );
}

/** Letting the turn go, where there is no place for the striker. */
export function Pass({ scene }: { scene: Scene<"koroona"> }) {
  const offer = scene.view.value.offers.find((one) => "pass" in one);
  // N29: as with a stroke, everything lies still first.
  const rests = useReached(scene.now, offer && "pass" in offer ? offer.pass.from : 0);
  if (!offer) return null;
  return (
    <button
      type="button"
      class="primary"
      disabled={!rests}
      onClick={() => void scene.play(offer.seat, "pass")}
    >
      {t("koroona-pass")}
    </button>
  );
}

/** Resigning the set, by two touches for the same seat in the same set. */
export function Resign({ scene }: { scene: Scene<"koroona"> }) {
  const { offers, set, turn } = scene.view.value;
  const seats = offers.flatMap((one) => ("resign" in one ? [one.seat] : []));
  const seat = seats.find((one) => one === turn) ?? seats[0];
  if (seat === undefined) return null;
  return (
    <SureButton
      key={`${set} ${seat}`}
      class="koroona-resign quiet"
      label={t("koroona-resign")}
      sure={t("koroona-resign-sure")}
      act={() => void scene.play(seat, "resign")}
    />
  );
}
