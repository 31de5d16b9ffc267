// The situation of the day: one minute, the same for everybody, once.

import "../table/bar.css";
import "./day.css";
import { useEffect, useState } from "preact/hooks";
import { beginDay, dayOf, refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { Icon } from "../parts/icon";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { needTexts, type Sentence, say, t } from "../text";
import type { DayPage as Page } from "../wire/server";
import { dayInWords } from "./dates";
import { Older } from "./older";
import { Playing } from "./playing";
import { Result } from "./result";
import { stars } from "./share";

export function DayPage({ day }: { day: string }) {
  const [page, setPage] = useState<Page | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => (await Promise.all([dayOf(day), needTexts("day", "corona")]))[0];
    patiently(load, setTrouble, () => wanted).then(
      (found) => wanted && setPage(found),
      (error) => wanted && setWhy(refusalOf(error).code),
    );
    return () => {
      wanted = false;
    };
  }, [day]);
  useEffect(() => {
    document.title = `${t("day-title")} · Tablier`;
  });
  if (why) return <Nowhere why={t(`refused-server-${why}`)} />;
  if (!page) return <NotHere trouble={trouble} />;
  return (
    <div class={`day is-${page.stands.kind}`}>
      <header class="bar">
        <a class="button quiet round" href="/" aria-label={t("to-home")}>
          <Icon name="home" />
        </a>
        <h1 class="day-title">
          {t(page.day === page.today ? "day-title" : "day-title-older")}
          <span class="soft">
            {dayInWords(page.day)} <Stars grade={page.grade} />
          </span>
        </h1>
      </header>
      <main class="day-main">
        <Standing page={page} set={setPage} />
      </main>
    </div>
  );
}

function Stars({ grade }: { grade: number }) {
  return (
    <span role="img" aria-label={t("day-grade", { grade })} class="day-stars">
      {stars(grade)}
    </span>
  );
}

function Standing({ page, set }: { page: Page; set: (page: Page) => void }) {
  const { stands } = page;
  switch (stands.kind) {
    case "new":
      return <Beginning page={page} set={set} />;
    case "begun":
    case "practice":
      return <Playing key={page.day} page={page} stands={stands} set={set} />;
    case "done":
      return <Result page={page} done={stands} />;
  }
}

/** What it is, before the glass is turned. */
function Beginning({ page, set }: { page: Page; set: (page: Page) => void }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Sentence | null>(null);
  const begin = async () => {
    setBusy(true);
    try {
      set(await beginDay(page.day));
    } catch (error) {
      setBusy(false);
      setTrouble({ id: `refused-server-${refusalOf(error).code}` });
    }
  };
  return (
    <div class="day-beginning stack">
      <p class="day-lead">{t("day-lead")}</p>
      <ol class="day-how">
        <li>{t("day-how-look")}</li>
        <li>{t("day-how-mark")}</li>
        <li>{t("day-how-move")}</li>
      </ol>
      <p class="soft">{t("day-once")}</p>
      {trouble ? (
        <p class="bad" role="alert">
          {say(trouble)}
        </p>
      ) : null}
      <button type="button" class="primary day-turn" disabled={busy} onClick={() => void begin()}>
        {t("day-turn")}
      </button>
      {page.streak > 0 ? <p class="day-streak">{t("day-streak", { days: page.streak })}</p> : null}
      <Older today={page.today} />
    </div>
  );
}
