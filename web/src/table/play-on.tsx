// A position tried at a table of one's own, against bots: at a game's end, in a replay, in the rule book. Where people sit
// together it is asked first, because one leaves them for it.

import { useState } from "preact/hooks";
import type { GamePage } from "../games/page";
import { refusalOf } from "../net/api";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { listed, t } from "../text";
import type { GameName, Games } from "../wire";
import { tryPosition } from "./try-position";

export function PlayOn<G extends GameName>(props: {
  page: GamePage<G>;
  view: Games[G]["view"];
  /** Who is left behind, by name. */
  leaves?: readonly string[];
}) {
  const { page, view, leaves = [] } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asks, ask] = useState(false);
  const given = page.given(view);
  if (!given) return null;
  const play = () => {
    tryPosition(page.game, given).catch((error) => setTrouble(`refused-server-${refusalOf(error).code}`));
  };
  return (
    <>
      <button type="button" onClick={() => (leaves.length > 0 ? ask(true) : play())}>
        <Icon name="play" />
        {t("try-position")}
      </button>
      {trouble ? <p role="alert">{t(trouble)}</p> : null}
      {asks ? (
        <Sheet title={t("try-position")} onClose={() => ask(false)}>
          <div class="stack">
            <p>{t("try-position-leaves", { names: listed(leaves) })}</p>
            <button type="button" class="primary" onClick={play}>
              {t("try-position-yes")}
            </button>
            <button type="button" onClick={() => ask(false)}>
              {t("try-position-no")}
            </button>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
