// Who won an auction and plays for how much, said large for a moment.

import { t } from "../../../text";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import type { Theatre } from "../motion/theatre";
import { whoIs } from "../words/round-end";

export function Won({ scene, theatre }: { scene: Scene<"corona">; theatre: Theatre }) {
  const won = theatre.won.value;
  if (!won) return null;
  const { bidder, call } = won;
  return (
    <div class="corona-won">
      <p class="corona-verdict">{call}</p>
      <p>{t("corona-won", { who: whoIs(bidder, scene.own.value), name: nameIn(scene)(bidder), call })}</p>
    </div>
  );
}
