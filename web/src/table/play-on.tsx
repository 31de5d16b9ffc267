// "Play on from here", beside a board: at a table's end, and in a replay at any of its positions.

import { useState } from "preact/hooks";
import type { GamePage } from "../games/page";
import { refusalOf } from "../net/api";
import { Icon } from "../parts/icon";
import { SureButton } from "../parts/sure-button";
import { t } from "../text";
import type { GameName, Games } from "../wire";
import { tryPosition } from "./try-position";

/** `away`: others sit at this table, and one would leave them. Then it is said, and asked twice. */
export function PlayOn<G extends GameName>(props: {
  page: GamePage<G>;
  view: Games[G]["view"];
  away?: boolean;
}) {
  const { page, view, away } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const given = page.given(view);
  if (!given) return null;
  const play = () => {
    tryPosition(page.game, given).catch((error) => setTrouble(`refused-server-${refusalOf(error).code}`));
  };
  return (
    <>
      {away ? (
        <SureButton label={t("try-last-position")} sure={t("try-last-position-sure")} act={play} />
      ) : (
        <button type="button" onClick={play}>
          <Icon name="play" />
          {t("play-on-from-here")}
        </button>
      )}
      {trouble ? <p role="alert">{t(trouble)}</p> : null}
    </>
  );
}
