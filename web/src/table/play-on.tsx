// "Play on from here", beside a board: at a table's end, and in a replay at any of its positions.

import { useState } from "preact/hooks";
import type { GamePage } from "../games/page";
import { refusalOf } from "../net/api";
import { Icon } from "../parts/icon";
import { t } from "../text";
import type { GameName, Games } from "../wire";
import { tryPosition } from "./try-position";

export function PlayOn<G extends GameName>({ page, view }: { page: GamePage<G>; view: Games[G]["view"] }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const given = page.given(view);
  if (!given) return null;
  const play = () => {
    tryPosition(page.game, given).catch((error) => setTrouble(`refused-server-${refusalOf(error).code}`));
  };
  return (
    <>
      <button type="button" onClick={play}>
        <Icon name="play" />
        {t("play-on-from-here")}
      </button>
      {trouble ? <p role="alert">{t(trouble)}</p> : null}
    </>
  );
}
