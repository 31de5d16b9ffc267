// What a table of Corona agrees on: when the game ends, how long the glass runs, and the options.

import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../../../text";
import type { Endings, Setup } from "../../../wire/corona";
import type { Millis } from "../../../wire/game";
import type { Change } from "../../page";

interface TermsProps {
  setup: Setup;
  change?: Change<Setup>;
}

/** What is put in when a time or a number is switched on. */
const FRIENDLY = { rounds: 6, time: 20 * 60_000, play_limit: 60_000, idle_limit: 120_000 };

export function Terms({ setup, change }: TermsProps) {
  const fixed = !change;
  const set = (part: Partial<Setup>) => change?.((agreed) => ({ ...agreed, ...part }));
  const { endings } = setup;
  const end = (part: Partial<Endings>) =>
    change?.((agreed) => ({ ...agreed, endings: { ...agreed.endings, ...part } }));
  return (
    <div class="corona-terms">
      <fieldset disabled={fixed}>
        <legend>{t("corona-terms-endings")}</legend>
        <Optional
          id="rounds"
          rule="C17"
          value={endings.rounds}
          friendly={FRIENDLY.rounds}
          unit={1}
          set={(rounds) => end({ rounds })}
        />
        <Optional
          id="time"
          rule="C17"
          value={endings.time}
          friendly={FRIENDLY.time}
          unit={60_000}
          set={(time) => end({ time })}
        />
        <Tick id="broke" rule="C17" on={endings.broke} set={(broke) => end({ broke })} />
        <Tick id="doubled" rule="C17" on={endings.doubled} set={(doubled) => end({ doubled })} />
      </fieldset>
      <fieldset disabled={fixed}>
        <legend>{t("corona-terms-glass-title")}</legend>
        <Amount id="glass" value={setup.glass} unit={1000} set={(glass) => set({ glass })}>
          <Why id="glass" rule="C6" />
        </Amount>
        <Tick id="early_end" rule="C6" on={setup.early_end} set={(early_end) => set({ early_end })} />
        <Tick
          id="beat_the_highest"
          rule="C8"
          on={setup.beat_the_highest}
          set={(beat_the_highest) => set({ beat_the_highest })}
        />
      </fieldset>
      <fieldset disabled={fixed}>
        <legend>{t("corona-terms-patience")}</legend>
        <Optional
          id="play_limit"
          rule="C11"
          value={setup.play_limit}
          friendly={FRIENDLY.play_limit}
          unit={1000}
          set={(play_limit) => set({ play_limit })}
        />
        <Optional
          id="idle_limit"
          rule="C5"
          value={setup.idle_limit}
          friendly={FRIENDLY.idle_limit}
          unit={1000}
          set={(idle_limit) => set({ idle_limit })}
        />
      </fieldset>
    </div>
  );
}

function Why({ id, rule }: { id: string; rule: string }) {
  return (
    <small class="soft">
      {t(`corona-terms-${id}-why`)} ({rule})
    </small>
  );
}

function Tick(props: { id: string; rule: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="corona-term">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.set(event.currentTarget.checked)}
      />
      <span>
        {t(`corona-terms-${props.id}`)}
        <Why id={props.id} rule={props.rule} />
      </span>
    </label>
  );
}

/** Something that may be agreed on, and if so, how much of it. */
function Optional(props: {
  id: string;
  rule: string;
  value: number | null;
  friendly: number;
  unit: number;
  set: (value: number | null) => void;
}) {
  const { id, value, set } = props;
  return (
    <div class="corona-term-with-amount">
      <Tick id={id} rule={props.rule} on={value !== null} set={(on) => set(on ? props.friendly : null)} />
      {value !== null && <Amount id={id} value={value} unit={props.unit} set={set} />}
    </div>
  );
}

function Amount(props: {
  id: string;
  value: Millis;
  unit: number;
  set: (value: number) => void;
  children?: ComponentChildren;
}) {
  const { id, unit } = props;
  const field = useId();
  // What is being typed stays, whatever else happens at the table meanwhile.
  const [typed, type] = useState<string | null>(null);
  return (
    <div class="corona-amount">
      <label for={field}>{t(`corona-terms-${id}-amount`)}</label>
      <input
        id={field}
        type="number"
        inputMode="numeric"
        min={unit === 1000 ? 5 : 1}
        step={1}
        value={typed ?? props.value / unit}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => type(null)}
        onChange={(event) => {
          const amount = Math.round(event.currentTarget.valueAsNumber * unit);
          type(null);
          if (Number.isFinite(amount) && amount >= 0) props.set(amount);
        }}
      />
      {props.children}
    </div>
  );
}
