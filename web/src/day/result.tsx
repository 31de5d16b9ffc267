// What came of it: one's own line and the best on the board, how many found what, the days in a row, and what can be
// told to others without giving anything away.

import { useMemo } from "preact/hooks";
import { Alone } from "../games/corona/board/alone";
import { t } from "../text";
import type { Round, View } from "../wire/corona";
import type { DayDone, DayPage as Page } from "../wire/server";
import { Counts } from "./counts";
import { dayInWords } from "./dates";
import { Older } from "./older";
import { shareText } from "./share";
import { Share } from "./share-button";
import { DayTable } from "./table";

export function Result({ page, done }: { page: Page; done: DayDone }) {
  const round = done.round as Round;
  const table = useMemo(() => new DayTable(page.day, viewOf(round)), [done]);
  const practised = done.points !== null && done.after === null;
  const verdict =
    done.points === null
      ? "day-verdict-none"
      : done.points >= done.best
        ? "day-verdict-best"
        : "day-verdict-less";
  const seconds = done.after === null ? null : Math.max(1, Math.round(done.after / 1000));
  const words = [
    ...(seconds === null ? [] : [t("day-shared-seconds", { seconds })]),
    ...(page.streak > 1 ? [t("day-streak", { days: page.streak })] : []),
  ];
  const text = shareText({
    title: t("day-shared-title"),
    day: dayInWords(page.day, false),
    grade: page.grade,
    points: done.points,
    best: done.best,
    words,
    link: `${location.origin}/day/${page.day}`,
  });
  return (
    <div class="day-result">
      <div class="day-found">
        <div class="day-verdict" role="status">
          <h2>{t(verdict, { points: done.points ?? 0, best: done.best })}</h2>
          {seconds === null ? null : <p class="soft">{t("day-after", { seconds })}</p>}
        </div>
        <Alone scene={table.scene} glass={null} round={round} />
      </div>
      <div class="day-beside stack">
        {practised ? <p class="soft">{t("day-practised")}</p> : null}
        {page.streak > 0 ? <p class="day-streak">{t("day-streak", { days: page.streak })}</p> : null}
        <Counts done={done} />
        {practised ? null : <Share text={text} />}
        {page.day === page.today ? <NextIn millis={page.next_in} /> : null}
        <Older today={page.today} />
      </div>
    </div>
  );
}

function NextIn({ millis }: { millis: number }) {
  const minutes = Math.ceil(millis / 60_000);
  return <p class="soft">{t("day-next", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>;
}

/** A view to stand behind the round that is shown. */
function viewOf(round: Round): View {
  return { phase: { kind: "over", endings: [], at: 0 }, last: round, offers: [] } as Partial<View> as View;
}
