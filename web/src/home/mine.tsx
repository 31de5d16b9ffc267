// The tables one is a guest of, and the games one has played.

import { useEffect, useState } from "preact/hooks";
import { ownGames, ownTables } from "../net/api";
import { spoken } from "../table/code";
import { language, t } from "../text";
import type { OwnGame, OwnTable, PlayedSeat } from "../wire/server";

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

export function Mine() {
  const [tables, setTables] = useState<OwnTable[]>([]);
  const [games, setGames] = useState<OwnGame[]>([]);
  useEffect(() => {
    // Nothing to show is no trouble: the page is of use without it.
    ownTables().then(
      (answer) => setTables(answer.tables),
      () => {},
    );
    ownGames().then(
      (answer) => setGames(answer.games),
      () => {},
    );
  }, []);
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
                <span class="soft">{day(table.active)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {games.length > 0 ? (
        <>
          <h2>{t("own-games")}</h2>
          <ul>
            {games.slice(0, 8).map((game) => (
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
        </>
      ) : null}
    </section>
  );
}
