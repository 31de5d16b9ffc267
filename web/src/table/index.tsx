// A table: finds out which game is played there, loads its page, and keeps the line open while one looks.

import "./bar.css";
import "./over.css";
import "./table.css";
import { useEffect, useState } from "preact/hooks";
import { isGame, loadPage } from "../games";
import { look, Refused, refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { needTexts, t } from "../text";
import type { GameName } from "../wire";
import { Frame } from "./frame";
import { takeIntent } from "./intent";
import { secretIn } from "./link";
import { playNow, takeSeat } from "./moves";
import { TableStore } from "./store";

export function TablePage({ code }: { code: string }) {
  const [store, setStore] = useState<TableStore<GameName> | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let opened: TableStore<GameName> | null = null;
    let left = false;
    patiently(
      () => open(code),
      setTrouble,
      () => !left,
    ).then(
      (made) => {
        opened = made;
        if (left) made?.close();
        else setStore(made);
      },
      (error) => setWhy(refusalOf(error).code),
    );
    const hurry = () => {
      if (!document.hidden) opened?.hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      left = true;
      opened?.close();
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    };
  }, [code]);
  if (why) return <Nowhere why={t(`refused-server-${why}`)} />;
  return store ? <Frame store={store} /> : <NotHere trouble={trouble} />;
}

async function open(typed: string): Promise<TableStore<GameName>> {
  const { view } = await look(typed);
  const game = view.game;
  if (!isGame(game)) throw new Refused({ code: "no_such_game" });
  const [page] = await Promise.all([loadPage(game), needTexts("table", game)]);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/tables/${view.code}/socket`;
  // The page's type and the table's are of the same game, which the compiler can't see here.
  const store = new TableStore<GameName>(page as never, () => new WebSocket(address));
  const secret = secretIn(location.hash);
  if (secret) {
    history.replaceState(null, "", location.pathname);
    void takeSeat(store, secret);
  }
  if (takeIntent(view.code) === "play-now") void playNow(store);
  return store;
}
