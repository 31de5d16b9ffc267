// A sentence, with its rule's number to be tapped.

import { type Sentence, say } from "../text";
import { RuleChip } from "./rule-chip";

export function Said({ sentence, show }: { sentence: Sentence; show: (number: string) => void }) {
  return (
    <span class="said">
      {say(sentence)} {sentence.rule ? <RuleChip number={sentence.rule} show={show} /> : null}
    </span>
  );
}
