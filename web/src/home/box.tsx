// A game as the lid of its box: what it looks like, what it is, and how to begin.

import { useState } from "preact/hooks";
import { openTable } from "../net/api";
import { go } from "../router";
import { ownName } from "../settings";
import { intend } from "../table/intent";
import { t } from "../text";
import type { GameName } from "../wire";
import { Picture } from "./pictures";

export function Box({ game, failed }: { game: GameName; failed: (error: unknown) => void }) {
  const [busy, setBusy] = useState(false);
  const title = t(`game-${game}`);
  const open = async (now: boolean) => {
    setBusy(true);
    try {
      const { code } = await openTable(game, ownName.value || t("guest"));
      if (now) intend(code, "play-now");
      go(`/t/${code}`);
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  return (
    <article class={`box box-${game}`}>
      <div class="box-picture">
        <Picture game={game} />
      </div>
      <div class="box-title">
        <h2>{title}</h2>
        <p class="box-by">{t(`game-${game}-by`)}</p>
        <a class="box-rules" href={`/rules/${game}`} aria-label={t("rules-game", { game: title })}>
          {t("rules")}
        </a>
      </div>
      <div class="box-text">
        <p>{t(`game-${game}-about`)}</p>
        <div class="box-ways">
          <button
            type="button"
            class="primary"
            disabled={busy}
            aria-label={t("play-now-game", { game: title })}
            onClick={() => void open(true)}
          >
            {t("play-now")}
          </button>
          <button
            type="button"
            disabled={busy}
            aria-label={t("open-table-game", { game: title })}
            onClick={() => void open(false)}
          >
            {t("open-table")}
          </button>
        </div>
      </div>
    </article>
  );
}
