// What is under the thumb in one's own turn: the two steps, direction, strength, and the stroke.

import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../text";
import { KOROONA } from "../../wire/measures";
import { Dial } from "./dial";
import type { Doing, Hand } from "./hand";
import type { Theatre } from "./theatre";

const STEPS: readonly Doing[] = ["place", "aim"];

export function Controls(props: {
  hand: Hand;
  theatre: Theatre;
  first: string;
  busy: boolean;
  dial: RefObject<HTMLDivElement | null>;
  onDialKey: (event: KeyboardEvent) => void;
  strike: () => void;
}) {
  const { hand, theatre } = props;
  const offer = hand.offer.value;
  const doing = hand.doing.value;
  const [keys, setKeys] = useState(false);
  if (!offer) return null;
  const percent = Math.round(hand.strong.value * 100);
  const risky = hand.speed.value >= KOROONA.rimJump;
  const help = hand.pulled.value !== null ? "pull" : keys ? `keys-${doing}` : doing;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are only watched, to say what they do.
    <div
      class="kn-controls"
      onKeyUp={(event) => setKeys(event.key !== "Shift")}
      onPointerDown={() => setKeys(false)}
    >
      <fieldset class="kn-steps" aria-label={t("koroona-steps")}>
        {STEPS.map((step, n) => (
          <button
            key={step}
            type="button"
            class="kn-step"
            aria-pressed={doing === step}
            onClick={() => {
              hand.doing.value = step;
            }}
          >
            <b>{n + 1}</b> {t(`koroona-step-${step}`)}
          </button>
        ))}
        <button
          type="button"
          class="kn-slow quiet"
          aria-pressed={theatre.slow.value}
          onClick={() => {
            theatre.slow.value = !theatre.slow.value;
          }}
        >
          {t("koroona-slow")}
        </button>
      </fieldset>
      <p class="kn-help soft">
        {risky && doing === "aim" ? t("koroona-strength-risk") : t(`koroona-help-${help}`)}
      </p>
      <Dial hand={hand} first={props.first} focus={props.dial} onKeyDown={props.onDialKey} />
      <div class="kn-force">
        <label class={`kn-strength ${risky ? "kn-risky" : ""}`}>
          <span class="unseen">{t("koroona-strength")}</span>
          <input
            type="range"
            min={offer.speed[0]}
            max={offer.speed[1]}
            step={10}
            value={hand.speed.value}
            style={{ "--part": `${percent}%` }}
            aria-valuetext={t("koroona-strength-value", { percent })}
            onInput={(event) => {
              hand.doing.value = "aim";
              hand.strength(event.currentTarget.valueAsNumber);
            }}
          />
          <output aria-hidden="true">{percent}</output>
        </label>
        <button
          type="button"
          class="primary kn-strike"
          disabled={props.busy || hand.wrong.value !== null}
          onClick={props.strike}
        >
          {t("koroona-strike")}
        </button>
      </div>
    </div>
  );
}
