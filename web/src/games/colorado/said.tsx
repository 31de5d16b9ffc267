// A sentence, with its rule's number to be tapped.

import { RuleChip } from "../../parts/rule-chip";
import { type Sentence, say } from "../../text";

export function Said({ sentence, show }: { sentence: Sentence; show: (number: string) => void }) {
  return (
    <span class="co-said">
      {say(sentence)} {sentence.rule ? <RuleChip number={sentence.rule} show={show} /> : null}
    </span>
  );
}
