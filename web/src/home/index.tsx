// The first page: three boxes on the table. One tap and one plays.

import "./home.css";
import "./low.css";
import { useEffect } from "preact/hooks";
import { GAME_NAMES } from "../games";
import { OwnName } from "../parts/own-name";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "../parts/switches";
import { t } from "../text";
import { Box } from "./box";
import { DayLink } from "./day-link";
import { Join } from "./join";
import { LearnOffer } from "./learn-offer";
import { GoOn, Mine, useOwnGames, useOwnTables } from "./mine";

export function Home() {
  const tables = useOwnTables();
  const games = useOwnGames();
  useEffect(() => {
    document.title = "Tablier";
  }, []);
  return (
    <>
      <header class="lid">
        <div class="lid-inner">
          <h1>Tablier</h1>
          <p>{t("tagline")}</p>
          <GoOn tables={tables} games={games} />
          <DayLink />
        </div>
      </header>
      <main class="home">
        <LearnOffer />
        <div class="boxes">
          {GAME_NAMES.map((game) => (
            <Box key={game} game={game} />
          ))}
        </div>
        <div class="home-below">
          <Join />
          <Mine tables={tables} games={games} />
        </div>
      </main>
      <footer class="foot row">
        <OwnName />
        <LanguageSwitch />
        <ThemeSwitch />
        <SoundSwitch labelled />
      </footer>
    </>
  );
}
