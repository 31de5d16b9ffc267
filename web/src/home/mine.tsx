// The tables one is a guest of, and the games one has played.

import { useEffect, useState } from "preact/hooks";
import { ownGames, ownTables } from "../net/api";
import { language, t } from "../text";

function day(wall: number): string {
  return new Date(wall).toLocaleDateString(language.value, { day: "numeric", month: "short" });
}

export function Mine() {
  const [tables, setTables] = useState<Awaited<ReturnType<typeof ownTables>>["tables"]>([]);
  const [games, setGames] = useState<Awaited<ReturnType<typeof ownGames>>["games"]>([]);
  useEffect(() => {
    // Nothing to show is no trouble: the page is of use without it.
    ownTables().then((answer) => setTables(answer.tables), () => {});
    ownGames().then((answer) => setGames(answer.games), () => {});
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
                  <strong>{t(`game-${table.game}`)}</strong> {table.code}
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
                  <strong>{t(`game-${game.game}`)}</strong> {t("replay")}
                </a>
                <span class="soft">{day(game.ended)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
