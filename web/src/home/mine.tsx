// The tables one is a guest of, and the games one has played.

import { useEffect, useState } from "preact/hooks";
import { isLesson } from "../lessons/taken";
import { ownGames, ownTables } from "../net/api";
import { Sheet } from "../parts/sheet";
import { kept } from "../settings";
import { spoken } from "../table/code";
import { language, say, t } from "../text";
import type { OwnGame, OwnTable } from "../wire/server";
import { resultOf } from "./result";
import { gameCompany, tableCompany } from "./with";

/** Whether this device had tables when it last looked. */
export const been = kept<"yes" | "no">("been", (stored) => (stored === "yes" ? "yes" : "no"));

/** How many ways to go on were on the lid then. */
const offers = kept<string>("offers", (stored) => stored ?? "2");

/** Today's hour, or another day. */
function when(wall: number): string {
  const at = new Date(wall);
  const said =
    at.toDateString() === new Date().toDateString()
      ? at.toLocaleTimeString(language.value, { hour: "numeric", minute: "2-digit" })
      : at.toLocaleDateString(language.value, { day: "numeric", month: "short" });
  // In one piece.
  return said.replace(/\s/g, "\u00a0");
}

/** With whom, in one phrase; "" where nobody else is known to be there. */
function company(names: readonly string[]): string {
  return names.length > 0 ? t("with", { names: names.join(", ") }) : "";
}

/** The latest tables, on the lid: one tap goes on. For whoever was here before their place is kept, so that nothing
 * moves when they are known. A table where one has no seat is in the list below, and not here. */
export function GoOn({ tables, games }: { tables: readonly OwnTable[]; games: readonly OwnGame[] }) {
  const [looks, setLooks] = useState(false);
  const open = tables.filter(({ stands }) => stands !== "watched").slice(0, 3);
  const count = open.length + Math.min(games.length, 1);
  useEffect(() => {
    // As long as nothing is known, what is kept is what was there before.
    if (tables.length > 0) offers.value = String(count);
  }, [tables, count]);
  if (count === 0 && (been.value === "no" || offers.value === "0" || tables.length > 0)) return null;
  const room = Math.max(count, tables.length > 0 ? 0 : Number(offers.value));
  return (
    <nav class={`lid-tables ${room > 2 ? "lid-tables-many" : ""}`} aria-label={t("go-on-where")}>
      {open.map((table) => (
        <a
          key={table.code}
          class={`button ${table.stands === "your_turn" ? "lid-turn" : ""}`}
          href={`/t/${table.code}`}
        >
          <span>
            {t(table.stands === "your_turn" ? "go-on-turn" : "go-on-at", { game: t(`game-${table.game}`) })}
          </span>{" "}
          <small>
            <span>{company(tableCompany(table))}</span> {when(table.active)}
          </small>
        </a>
      ))}
      {games.length > 0 ? (
        <button type="button" onClick={() => setLooks(true)}>
          {t("own-games")}
        </button>
      ) : null}
      {looks ? (
        <Sheet title={t("own-games")} onClose={() => setLooks(false)}>
          <div class="mine">
            <Played games={games} />
          </div>
        </Sheet>
      ) : null}
    </nav>
  );
}

/** The tables one is a guest of; none until they are known. */
export function useOwnTables(): readonly OwnTable[] {
  const [tables, setTables] = useState<OwnTable[]>([]);
  useEffect(() => {
    // Nothing to show is no trouble: the page is of use without it.
    ownTables().then(
      (answer) => {
        const tables = answer.tables.filter(({ code }) => !isLesson(code));
        setTables(tables);
        been.value = tables.length > 0 ? "yes" : "no";
      },
      () => {},
    );
  }, []);
  return tables;
}

/** The games one has played; none until they are known. */
export function useOwnGames(): readonly OwnGame[] {
  const [games, setGames] = useState<OwnGame[]>([]);
  useEffect(() => {
    ownGames().then(
      (answer) => setGames(answer.games.filter(({ id }) => !isLesson(id))),
      () => {},
    );
  }, []);
  return games;
}

export function Mine({ tables, games }: { tables: readonly OwnTable[]; games: readonly OwnGame[] }) {
  if (tables.length + games.length === 0) return null;
  return (
    <section class="mine stack">
      {tables.length > 0 ? (
        <>
          <h2>{t("own-tables")}</h2>
          <ul>
            {tables.slice(0, 5).map((table) => (
              <li key={table.code}>
                <a href={`/t/${table.code}`}>
                  <strong>{t(`game-${table.game}`)}</strong>
                  <span>{company(tableCompany(table)) || spoken(table.code)}</span>
                </a>
                <span class="soft">
                  {table.stands ? `${t(`stands-${table.stands}`)} · ` : ""}
                  {when(table.active)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {games.length > 0 ? (
        <>
          <h2>{t("own-games")}</h2>
          <Played games={games.slice(0, 8)} />
        </>
      ) : null}
    </section>
  );
}

function Played({ games }: { games: readonly OwnGame[] }) {
  return (
    <ul>
      {games.map((game) => {
        const result = resultOf(game);
        return (
          <li key={game.id}>
            <a href={`/played/${game.id}`}>
              <strong>{t(`game-${game.game}`)}</strong>
              <span>{company(gameCompany(game.seats))}</span>
            </a>
            <span class="soft">
              {result ? `${say(result)} · ` : ""}
              {when(game.ended)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
