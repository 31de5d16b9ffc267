// Older days, to practise with: opened when asked for, page by page.

import { useState } from "preact/hooks";
import { olderDays, refusalOf } from "../net/api";
import { type Sentence, say, t } from "../text";
import type { OlderDay } from "../wire/server";
import { dayInWords } from "./dates";
import { stars } from "./share";

export function Older({ today }: { today: string }) {
  const [days, setDays] = useState<readonly OlderDay[] | null>(null);
  const [more, setMore] = useState(true);
  const [trouble, setTrouble] = useState<Sentence | null>(null);
  const load = async () => {
    try {
      const page = await olderDays(days?.at(-1)?.day ?? today);
      setDays([...(days ?? []), ...page.days]);
      setMore(page.more);
      setTrouble(null);
    } catch (error) {
      setTrouble({ id: `refused-server-${refusalOf(error).code}` });
    }
  };
  return (
    <section class="day-older" aria-label={t("day-older")}>
      {days ? (
        <>
          <h2>{t("day-older")}</h2>
          <ul>
            {days.map(({ day, grade, points }) => (
              <li key={day}>
                <a href={`/day/${day}`}>{dayInWords(day)}</a>
                <span class="soft">
                  {points === null ? "" : t("day-points", { points })}{" "}
                  <span role="img" aria-label={t("day-grade", { grade })}>
                    {stars(grade)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {trouble ? (
        <p class="bad" role="alert">
          {say(trouble)}
        </p>
      ) : null}
      {more ? (
        <button type="button" class="quiet" onClick={() => void load()}>
          {t(days ? "day-older-more" : "day-older")}
        </button>
      ) : null}
    </section>
  );
}
