// The others' moves, said aloud: for whoever plays by ear, and for whoever looked away.

import { t } from "../../../text";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { spokenMove } from "../words/words";

export function Spoken({ scene }: { scene: Scene<"colorado"> }) {
  const step = scene.last?.value ?? null;
  const sentence = step && spokenMove(step, scene.own.value, nameIn(scene));
  return (
    <p class="unseen" role="status" data-testid="spoken">
      {sentence ? t(sentence.id, sentence.args) : ""}
    </p>
  );
}
