// Offered to whoever comes for the first time: a lesson, for each game. Gone once one was taken, or waved away.

import { GAME_NAMES } from "../games";
import { offered } from "../lessons/taken";
import { Icon } from "../parts/icon";
import { t } from "../text";
import { been } from "./mine";

export function LearnOffer() {
  if (offered.value === "yes" || been.value === "yes") return null;
  return (
    <section class="learn-offer" aria-label={t("learn-offer")}>
      <p>{t("learn-offer")}</p>
      <div class="learn-games">
        {GAME_NAMES.map((game) => (
          <a key={game} href={`/learn/${game}`}>
            {t(`game-${game}`)}
          </a>
        ))}
      </div>
      <button
        type="button"
        class="quiet round"
        aria-label={t("learn-no")}
        onClick={() => {
          offered.value = "yes";
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
