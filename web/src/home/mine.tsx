// The tables one is a guest of, and the games one has played.

import { useEffect, useState } from "preact/hooks";
import { isLesson } from "../lessons/taken";
import { ownGames, ownTables } from "../net/api";
import { Sheet } from "../parts/sheet";
import { kept } from "../settings";
import { spoken } from "../table/code";
import { language, t } from "../text";
import type { OwnGame, OwnTable, PlayedSeat } from "../wire/server";

/** Whether this device had tables when it last looked. */
export const been = kept<"yes" | "no">("been", (stored) => (stored === "yes" ? "yes" : "no"));

function day(wall: number): string {
  return new Date(wall).toLocaleDateString(language.value, { day: "numeric", month: "short" });
}

/** Whom one played with: people by name, bots as such. */
function company(seats: readonly PlayedSeat[]): string {
  const others = seats.filter((seat) => !seat.own);
  const people = others.flatMap((seat) => (seat.name ? [seat.name] : []));
  const bots = others.length - people.length;
  return [...people, ...(bots > 0 ? [t("bots", { count: bots })] : [])].join(", ");
}

/** One's place in the result, if one played. */
function place(game: OwnGame): string {
  const own = game.outcome.standings.filter((standing) => game.seats[standing.seat]?.own);
  const best = Math.min(...own.map((standing) => standing.place));
  return own.length > 0 ? t("place", { place: best }) : "";
}

/** The latest tables, on the lid: one tap goes on. For whoever was here before their place is kept, so that nothing
 * moves when they are known. */
export function GoOn({ tables, games }: { tables: readonly OwnTable[]; games: readonly OwnGame[] }) {
  const [looks, setLooks] = useState(false);
  if (been.value === "no" && tables.length === 0) return null;
  return (
    <nav class="lid-tables" aria-label={t("go-on-where")}>
      {tables.slice(0, 3).map((table) => (
        <a
          key={table.code}
          class={`button ${table.stands === "your_turn" ? "lid-turn" : ""}`}
          href={`/t/${table.code}`}
        >
          {t(table.stands === "your_turn" ? "go-on-turn" : "go-on-at", {
            game: t(`game-${table.game}`),
            day: day(table.active),
          })}
        </a>
      ))}
      {tables.length > 0 ? (
        <button type="button" onClick={() => setLooks(true)}>
          {t("own-games")}
        </button>
      ) : null}
      {looks ? (
        <Sheet title={t("own-games")} onClose={() => setLooks(false)}>
          <div class="mine">
            <Played games={games} none={t("own-games-none")} />
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
                  <strong>{t(`game-${table.game}`)}</strong> {spoken(table.code)}
                </a>
                <span class="soft">
                  {table.stands ? `${t(`stands-${table.stands}`)} · ` : ""}
                  {day(table.active)}
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

function Played({ games, none }: { games: readonly OwnGame[]; none?: string }) {
  if (games.length === 0) return <p class="soft">{none}</p>;
  return (
    <ul>
      {games.map((game) => (
        <li key={game.id}>
          <a href={`/played/${game.id}`}>
            <strong>{t(`game-${game.game}`)}</strong> {company(game.seats)}
          </a>
          <span class="soft">
            {place(game)} {day(game.ended)}
          </span>
        </li>
      ))}
    </ul>
  );
}
