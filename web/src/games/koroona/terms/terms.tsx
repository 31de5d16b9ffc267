// What a table agrees on: sets, a clock, rules that friends may switch off.

import { Choice, Pick } from "../../../parts/choice";
import { t } from "../../../text";
import type { Rule, Setup } from "../../../wire/koroona";
import type { Change } from "../../page";

const SETS = [1, 3, 5, 7];
/** In seconds; 0 is no clock. */
const CLOCKS = [0, 20, 30, 60, 120];
/** Those that may be switched off (N28). */
const OPTIONAL: readonly Rule[] = ["N11", "N12", "N13", "N14", "N15", "N16", "N17"];

export function Terms({ setup, change }: { setup: Setup; change?: Change<Setup> }) {
  return (
    <div class="koroona-terms stack">
      <p class="soft">{t("koroona-terms-seats")}</p>
      {change ? <Choices setup={setup} change={change} /> : <Agreed setup={setup} />}
    </div>
  );
}

function Agreed({ setup }: { setup: Setup }) {
  const off = setup.off;
  return (
    <ul class="koroona-agreed">
      <li>{t("koroona-terms-sets-value", { sets: setup.sets })}</li>
      <li>
        {t("koroona-terms-clock")}: {t("koroona-terms-clock-value", { seconds: setup.clock ?? 0 })}
      </li>
      <li>{off.length > 0 ? t("koroona-terms-off", { rules: off.join(", ") }) : t("koroona-terms-all")}</li>
    </ul>
  );
}

function Choices({ setup, change }: { setup: Setup; change: Change<Setup> }) {
  const set = (part: Partial<Setup>) => change((agreed) => ({ ...agreed, ...part }));
  return (
    <>
      <Choice
        legend={t("koroona-terms-sets")}
        options={SETS.map((sets) => ({ value: sets, label: String(sets) }))}
        value={setup.sets}
        choose={(sets) => set({ sets })}
      />
      <Pick
        label={t("koroona-terms-clock")}
        options={CLOCKS}
        value={setup.clock ?? 0}
        write={(seconds) => t("koroona-terms-clock-value", { seconds })}
        choose={(seconds) => set({ clock: seconds || null })}
      />
      <details class="koroona-rules">
        <summary>
          {t("koroona-terms-rules")}
          {setup.off.length > 0 && <small> {t("koroona-terms-off", { rules: setup.off.join(", ") })}</small>}
        </summary>
        <p class="soft">{t("koroona-terms-rules-why")}</p>
        {OPTIONAL.map((rule) => (
          <label key={rule} class="koroona-rule">
            <input
              type="checkbox"
              checked={!setup.off.includes(rule)}
              onChange={(event) => {
                const off = setup.off.filter((one) => one !== rule);
                set({ off: event.currentTarget.checked ? off : [...off, rule].sort() });
              }}
            />
            <span>
              <b>{rule}</b> {t(`koroona-off-${rule}`)}
            </span>
          </label>
        ))}
      </details>
    </>
  );
}
