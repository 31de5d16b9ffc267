// One place under the table for what is said: how to strike, what a pull will do, what the referee said.

import { Icon } from "../../../parts/icon";
import { Said } from "../../../parts/said";
import { type Sentence, t } from "../../../text";
import { KOROONA } from "../../../wire/measures";
import type { Hand } from "../hand/hand";

/** What to say about the hand just now; null if there is nothing more urgent than the referee's words. */
export function handSentence(hand: Hand, first: { word: string; foul: string | null }): Sentence | null {
  if (!hand.offer.value) return null;
  if (hand.waits.value) return { id: "koroona-help-waits", rule: "N29" };
  // The sign on the board and its words are one thing: neither is there without the other.
  if (first.foul && !hand.wrong.value) {
    return { id: "koroona-warns", args: { first: first.word }, rule: first.foul };
  }
  if (hand.pulled.value !== null) return { id: "koroona-help-pull" };
  if (hand.doing.value === "aim" && hand.speed.value >= KOROONA.rimJump) {
    return { id: "koroona-strength-risk", rule: "N13" };
  }
  return null;
}

/** What the keys do, for whoever uses them. */
export function KeyHelp({ hand }: { hand: Hand }) {
  if (!hand.offer.value) return null;
  return <p class="koroona-help soft">{t(`koroona-help-keys-${hand.doing.value}`)}</p>;
}

export function Help(props: {
  sentence: Sentence;
  show: (number: string) => void;
  /** The last stroke once more, where this stands in the place of its ruling. */
  again?: (() => void) | undefined;
}) {
  const { sentence, show, again } = props;
  const warns = sentence.id === "koroona-warns";
  return (
    <div class="koroona-helped">
      <p class={`koroona-help ${warns ? "is-foul" : "soft"}`}>
        <Said sentence={sentence} show={show} />
      </p>
      {again ? <Again again={again} /> : null}
    </div>
  );
}

/** The last stroke once more, slowly. */
export function Again({ again }: { again: () => void }) {
  return (
    <button type="button" class="koroona-again quiet" onClick={again}>
      <Icon name="again" size={18} />
      <span>{t("koroona-again")}</span>
    </button>
  );
}

export function Skip({ skip }: { skip: () => void }) {
  return (
    <button type="button" class="koroona-skip" onClick={skip}>
      {t("koroona-skip")}
    </button>
  );
}
