// The first page: three boxes on the table. One tap and one plays.

import "./home.css";
import { useEffect, useState } from "preact/hooks";
import { GAME_NAMES } from "../games";
import { refusalOf } from "../net/api";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "../parts/switches";
import { type Sentence, say, t } from "../text";
import { Box } from "./box";
import { Join } from "./join";
import { Mine } from "./mine";

export function Home() {
  const [trouble, setTrouble] = useState<Sentence | null>(null);
  useEffect(() => {
    document.title = "Tablier";
  }, []);
  const failed = (error: unknown) => setTrouble({ id: `refused-server-${refusalOf(error).code}` });
  return (
    <>
      <header class="lid">
        <div class="lid-inner">
          <h1>Tablier</h1>
          <p>{t("tagline")}</p>
        </div>
      </header>
      <main class="home">
        {trouble ? (
          <p class="trouble" role="alert">
            {say(trouble)}
          </p>
        ) : null}
        <div class="boxes">
          {GAME_NAMES.map((game) => (
            <Box key={game} game={game} failed={failed} />
          ))}
        </div>
        <div class="home-below">
          <Join />
          <Mine />
        </div>
      </main>
      <footer class="foot row">
        <LanguageSwitch />
        <ThemeSwitch />
        <SoundSwitch labelled />
      </footer>
    </>
  );
}
