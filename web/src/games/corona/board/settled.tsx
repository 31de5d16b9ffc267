// What an auction or a round came to, said large for a moment: who plays for how much; made or failed, while the chips
// travel.

import { t } from "../../../text";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import type { Theatre } from "../motion/theatre";

export function Settled({ scene, theatre }: { scene: Scene<"corona">; theatre: Theatre }) {
  const settled = theatre.settled.value;
  const won = theatre.won.value;
  if (won) {
    const { bidder, call } = won;
    return (
      <div class="corona-settled is-won">
        <p class="corona-verdict">{call}</p>
        <p>{t("told-corona-auction_won", { name: nameIn(scene)(bidder), call })}</p>
      </div>
    );
  }
  if (!settled) return null;
  const { bidder, call, points, made } = settled;
  const name = nameIn(scene)(bidder);
  return (
    <div class={made ? "corona-settled is-made" : "corona-settled is-failed"} role="status">
      <p class="corona-verdict">{t(made ? "corona-made" : "corona-failed")}</p>
      <p>{t(made ? "corona-made-how" : "corona-failed-how", { name, call, points })}</p>
    </div>
  );
}
