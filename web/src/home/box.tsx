// A game as the lid of its box: what it looks like, what it is, and how to begin.

import { useState } from "preact/hooks";
import { AT_ONCE } from "../games";
import { openTable, refusalOf } from "../net/api";
import { tableSocket } from "../net/table-socket";
import { PrintLink } from "../parts/print-link";
import { go, staying } from "../router";
import { ownName, STRENGTHS, type Strength, strength } from "../settings";
import { intend } from "../table/intent";
import { prepare } from "../table/prepare";
import { t } from "../text";
import type { GameName } from "../wire";
import { Picture } from "./pictures";

export function Box({ game }: { game: GameName }) {
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const title = t(`game-${game}`);
  const open = async (now: boolean) => {
    setBusy(true);
    setWhy(null);
    const stays = staying();
    try {
      // The table first, on the first line that is free; the code while it is being opened.
      const opened = openTable(game, ownName.value || t("guest"), now ? AT_ONCE[game] : undefined);
      prepare(game);
      const { code } = await opened;
      setBusy(false);
      if (!stays()) return;
      intend(code, { game, intent: now ? {} : null, socket: tableSocket(code) });
      go(`/t/${code}`);
    } catch (error) {
      setBusy(false);
      setWhy(refusalOf(error).code);
    }
  };
  return (
    <article
      class={`box box-${game}`}
      onPointerDown={() => prepare(game)}
      onPointerEnter={() => prepare(game)}
    >
      <div class="box-picture">
        <Picture game={game} />
      </div>
      <div class="box-title">
        <h2>{title}</h2>
        <p class="box-by">{t(`game-${game}-by`)}</p>
        <p class="box-links">
          <a class="box-rules" href={`/rules/${game}`} aria-label={t("rules-game", { game: title })}>
            {t("rules")}
          </a>
          <PrintLink game={game} className="box-rules" />
          <a class="box-rules" href={`/learn/${game}`} aria-label={t("learn-game", { game: title })}>
            {t("learn")}
          </a>
        </p>
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
          <select
            class="box-strength"
            aria-label={t("how-strong-game", { game: title })}
            value={strength.value}
            onChange={(event) => {
              strength.value = event.currentTarget.value as Strength;
            }}
          >
            {STRENGTHS.map((one) => (
              <option key={one} value={one}>
                {t("strength-by-level", {
                  strength: t(`strength-${one}`),
                  level: t(`company-${game}-${one}`),
                })}
              </option>
            ))}
          </select>
          <button
            type="button"
            disabled={busy}
            aria-label={t("open-table-game", { game: title })}
            onClick={() => void open(false)}
          >
            {t("open-table")}
          </button>
        </div>
        {why ? (
          <p class="bad" role="alert">
            {t(`refused-server-${why}`)}
          </p>
        ) : null}
      </div>
    </article>
  );
}
