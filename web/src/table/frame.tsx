// The table's frame, the same for all games: who sits where, what can be done now, the board, what happened.

import { useEffect, useState } from "preact/hooks";
import { Boundary } from "../parts/boundary";
import { Later } from "../parts/later";
import { t } from "../text";
import type { GameName } from "../wire";
import type { GameId } from "../wire/game";
import { Afterwards } from "./afterwards";
import { Bar } from "./bar";
import { useCalled } from "./called";
import { useDeclined } from "./declined";
import { EndScene } from "./end-scene";
import { useEndSeen } from "./end-seen";
import { Happenings } from "./happenings";
import { LineSign } from "./line-sign";
import { Lobby } from "./lobby";
import { LookedUp } from "./looked-up";
import { MenuSheet } from "./menu-sheet";
import { NearNotice } from "./near-notice";
import { useNextSeat } from "./next-game";
import { NowLine } from "./now-line";
import { Seats } from "./seats";
import { ShareSheet } from "./share-sheet";
import type { TableStore } from "./store";
import { useTop } from "./to-top";
import { WordsSheet } from "./words-sheet";

const analysis = () => import("../analysis/at-table").then((module) => module.AtTable);

export type Opened = "share" | "menu" | "words" | null;

export function Frame<G extends GameName>({ store }: { store: TableStore<G> }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [analysed, setAnalysed] = useState<GameId | null>(null);
  const view = store.view.value;
  const scene = store.scene.value;
  const game = store.page.game;
  const called = useCalled(store);
  const over = view?.playing?.outcome != null;
  const staged = useEndSeen(view ? over : null);
  useNextSeat(store);
  useDeclined(store);
  useTop(view?.playing?.id ?? null);
  useTop(staged);
  useEffect(() => {
    const title = `${t(`game-${game}`)} · Tablier`;
    document.title = called ? t("title-your-turn", { title }) : title;
  });
  if (!view || (store.beginning.value && !view.playing)) {
    return (
      <main class="waiting">
        <h1 class="unseen">{t(`game-${game}`)}</h1>
        <LineSign store={store} />
      </main>
    );
  }
  const close = () => setOpened(null);
  const analyse = analysed === null ? setAnalysed : null;
  const { Board } = store.page;
  return (
    <div class={`table table-${game}`}>
      <Bar store={store} open={setOpened} />
      <NearNotice store={store} />
      {scene && staged ? (
        <Boundary place={`${game} end`}>
          <EndScene store={store} scene={scene} share={() => setOpened("share")} analyse={analyse} />
        </Boundary>
      ) : null}
      <main class="table-main">
        <h1 class="unseen">{t(`game-${game}`)}</h1>
        <Boundary place={`${game} seats`}>
          <Seats store={store} />
        </Boundary>
        <Boundary place={`${game} now`}>
          <NowLine store={store} />
        </Boundary>
        {scene && over && analysed !== null && analysed === view.playing?.id ? (
          <Later load={analysis} props={{ id: analysed, close: () => setAnalysed(null) }} />
        ) : scene ? (
          <div class="table-board" data-testid="board">
            <Boundary place={`${game} board`}>
              <Board scene={scene} />
            </Boundary>
          </div>
        ) : (
          <Boundary place={`${game} lobby`}>
            <Lobby store={store} share={() => setOpened("share")} />
          </Boundary>
        )}
        {scene && staged ? (
          <Boundary place={`${game} ending`}>
            <Afterwards store={store} scene={scene} analyse={analyse} />
          </Boundary>
        ) : null}
      </main>
      <aside class="table-aside">
        <h2>{t("what-happened")}</h2>
        <Boundary place={`${game} words`}>
          <Happenings store={store} />
        </Boundary>
      </aside>
      {opened ? (
        <Boundary key={opened} place={`${game} ${opened}`}>
          {opened === "share" ? <ShareSheet store={store} close={close} /> : null}
          {opened === "menu" ? <MenuSheet store={store} close={close} open={setOpened} /> : null}
          {opened === "words" ? <WordsSheet store={store} close={close} /> : null}
        </Boundary>
      ) : null}
      <LookedUp store={store} />
    </div>
  );
}
