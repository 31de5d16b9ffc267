// What the referee said of the last stroke, each ruling with its number; and the stroke again, slowly.

import { RuleChip } from "../../../parts/rule-chip";
import { type Sentence, say, t } from "../../../text";
import type { Stand } from "../../../wire/koroona";
import type { Step } from "../../page";
import { detailOf } from "../words/details";
import { endIn, rulingSentence, spoken, struckIn, verdictOf } from "../words/rulings";
import { Again } from "./said";

export function Verdict(props: {
  step: Step<"koroona">;
  name: (seat: number) => string;
  showRule: (number: string) => void;
  again: () => void;
  /** Where whoever looks stands. */
  bottom: Stand;
  /** It was read: there until it is, where there is much to read. */
  read?: (() => void) | undefined;
  /** It is to be read whole: what is left out where there is little room. */
  open?: () => void;
}) {
  const { step } = props;
  const struck = struckIn(step);
  if (!struck) return null;
  const what = verdictOf(struck);
  const end = endIn(step.told);
  const { after } = step;
  const colour = after.seats.find(({ seat }) => seat === struck.by)?.colour ?? "red";
  // In old games the next set was laid out at once: where its discs lie says nothing of this stroke.
  const discs = step.told.some((told) => "set_began" in told) ? [] : after.discs;
  const seen = { discs, bottom: props.bottom, colour };
  return (
    <section class={`koroona-verdict is-${what} ${props.read ? "is-unread" : ""}`}>
      <header>
        <h3>{t("koroona-verdict", { what, name: props.name(struck.by) })}</h3>
        {/* A stroke that was missed can't be shown again: what lay where before it is not known. */}
        {step.before ? <Again again={props.again} /> : null}
        {props.read ? (
          <button type="button" class="koroona-read" onClick={props.read}>
            {t("koroona-read")}
          </button>
        ) : null}
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for a finger; its button is for everybody. */}
      <ul onClick={(event) => !(event.target as Element).closest("button") && props.open?.()}>
        {spoken(struck.rulings).map((ruling) => (
          <li key={`${ruling.rule}${ruling.discs?.length ?? 0}`}>
            <RuleChip number={ruling.rule} show={props.showRule} />
            <span>{sentences(rulingSentence(ruling, end), detailOf(ruling, struck, seen))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentences(first: Sentence, second: Sentence | null): string {
  return second ? `${say(first)} ${say(second)}` : say(first);
}
