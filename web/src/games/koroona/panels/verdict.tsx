// What the referee said of the last stroke, each ruling with its number; and the stroke again, slowly.

import { RuleChip } from "../../../parts/rule-chip";
import { say, t } from "../../../text";
import type { Step } from "../../page";
import { endIn, rulingSentence, spoken, verdictOf } from "../words/rulings";

export function Verdict(props: {
  step: Step<"koroona">;
  name: (seat: number) => string;
  showRule: (number: string) => void;
  again: () => void;
}) {
  const { step } = props;
  const struck = step.told.flatMap((told) => ("struck" in told ? [told.struck] : []))[0];
  if (!struck) return null;
  const what = verdictOf(struck);
  const end = endIn(step.told);
  return (
    <section class={`koroona-verdict is-${what}`}>
      <header>
        <h3>{t("koroona-verdict", { what, name: props.name(struck.by) })}</h3>
        <button type="button" class="koroona-again quiet" onClick={props.again}>
          {t("koroona-again")}
        </button>
      </header>
      <ul>
        {spoken(struck.rulings).map((ruling) => (
          <li key={`${ruling.rule}${ruling.discs?.length ?? 0}`}>
            <RuleChip number={ruling.rule} show={props.showRule} />
            <span>{say(rulingSentence(ruling, end))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
