// A table: finds out which game is played there, loads its page, and keeps the line open while one looks.

import "./bar.css";
import "./over.css";
import "./share.css";
import "./table.css";
import "./seats.css";
import { useEffect, useState } from "preact/hooks";
import { isGame, loadPage } from "../games";
import { look, Refused, refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { tableSocket } from "../net/table-socket";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { needTexts, t } from "../text";
import type { GameName } from "../wire";
import { Frame } from "./frame";
import { errandTo, seenTo } from "./intent";
import { secretIn } from "./link";
import { playNow, takeSeat } from "./moves";
import { TableStore } from "./store";
import { useLine } from "./use-line";

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
    return () => {
      left = true;
      opened?.close();
    };
  }, [code]);
  useLine(store);
  if (why) return <Nowhere why={t(`refused-server-${why}`)} />;
  return store ? <Frame store={store} /> : <NotHere trouble={trouble} />;
}

async function open(typed: string): Promise<TableStore<GameName>> {
  const errand = errandTo(typed);
  const { game, code } = errand ? { game: errand.game, code: typed } : (await look(typed)).view;
  if (!isGame(game)) throw new Refused({ code: "no_such_game" });
  const [page] = await Promise.all([loadPage(game), needTexts("table", game)]);
  // Not before: a part that does not come is tried again.
  seenTo(typed);
  // The first socket may be there already; whatever is closed by now is of no use.
  let early = errand?.socket;
  const connect = () => {
    const socket = early && early.readyState <= WebSocket.OPEN ? early : tableSocket(code);
    early = undefined;
    return socket;
  };
  // The page's type and the table's are of the same game, which the compiler can't see here.
  const store = new TableStore<GameName>(page as never, connect);
  const secret = secretIn(location.hash);
  if (secret) {
    history.replaceState(null, "", location.pathname);
    void takeSeat(store, secret);
  }
  if (errand?.intent) void playNow(store, errand.intent);
  return store;
}
