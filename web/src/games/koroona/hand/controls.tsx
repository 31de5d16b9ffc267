// What is under the thumb in one's own turn: direction, strength, and the stroke.

import type { RefObject } from "preact";
import { t } from "../../../text";
import { KOROONA } from "../../../wire/measures";
import { Dial } from "./dial";
import type { Hand } from "./hand";
import { pressKey } from "./keys";

export function Controls(props: {
  hand: Hand;
  first: string;
  /** The stroke as it is aimed would be a foul. */
  foul: boolean;
  busy: boolean;
  dial: RefObject<HTMLDivElement | null>;
  onDialKey: (event: KeyboardEvent) => void;
  strike: () => void;
}) {
  const { hand } = props;
  const offer = hand.offer.value;
  if (!offer) return null;
  const percent = Math.round(hand.strong.value * 100);
  const risky = hand.speed.value >= KOROONA.rimJump;
  return (
    <div class="koroona-controls">
      <Dial hand={hand} first={props.first} focus={props.dial} onKeyDown={props.onDialKey} />
      <div class="koroona-force">
        <label class={`koroona-strength ${risky ? "is-risky" : ""}`}>
          <span class="unseen">{t("koroona-strength")}</span>
          <input
            type="range"
            min={offer.speed[0]}
            max={offer.speed[1]}
            step={10}
            value={hand.speed.value}
            style={{ "--part": `${percent}%` }}
            aria-valuetext={t("koroona-strength-value", { percent })}
            onKeyDown={(event) => {
              const press = pressKey(event);
              if (press === null) return;
              event.preventDefault();
              hand.doing.value = "aim";
              hand.press(press);
            }}
            onInput={(event) => {
              hand.doing.value = "aim";
              hand.strength(event.currentTarget.valueAsNumber);
            }}
          />
          <output aria-hidden="true">{percent}</output>
        </label>
        <button
          type="button"
          class={`primary koroona-strike ${props.foul ? "is-foul" : ""}`}
          disabled={props.busy || hand.wrong.value !== null}
          onClick={props.strike}
        >
          {t("koroona-strike")}
        </button>
      </div>
    </div>
  );
}
