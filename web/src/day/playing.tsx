// Marking and moving while the glass runs, or at leisure with an older day. What lies there when the glass has run out is
// handed in as it is.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Alone } from "../games/corona/board/alone";
import { SpokenSeconds } from "../games/corona/board/glass";
import { sum } from "../games/corona/board/points";
import { dayOf, handInDay } from "../net/api";
import { Said } from "../parts/said";
import { SureButton } from "../parts/sure-button";
import { useSecondsUntil } from "../parts/time";
import { RuleSheet } from "../rules/rule-sheet";
import { t } from "../text";
import type { Glass, View } from "../wire/corona";
import type { DayStands, DayPage as Page } from "../wire/server";
import { handIn } from "./handing-in";
import { keepCommands } from "./kept";
import { DayTable } from "./table";

/** How long a glass runs. */
const MINUTE = 60_000;

type Plays = Extract<DayStands, { kind: "begun" | "practice" }>;

export function Playing(props: { page: Page; stands: Plays; set: (page: Page) => void }) {
  const { page, stands, set } = props;
  const table = useMemo(() => new DayTable(page.day, stands.view as View), [page.day]);
  const left = stands.kind === "begun" ? stands.left : null;
  const glass = useMemo<Glass | null>(
    () => (left === null ? null : { turned: left - MINUTE, runs_out: left }),
    [left],
  );
  useEffect(() => table.resume(), [table]);
  const [busy, setBusy] = useState(false);
  const { phase } = table.view.value;
  const moves = phase.kind === "moving" ? phase.moves : [];
  const marked = "markers" in phase && phase.markers.some((marker) => marker !== null);
  const begun = marked || moves.length > 0;
  const under = useRef<Promise<boolean>>(Promise.resolve(false));
  const handInOnce = async () => {
    setBusy(true);
    const how = stands.kind === "begun" ? "found" : "practice";
    const came = await handIn({
      answered: () => table.answered(),
      send: () => handInDay(page.day, table.commands, how),
      late: () => (glass && table.scene.now() >= glass.runs_out ? table.scene.now() - glass.runs_out : null),
    });
    if ("done" in came) {
      keepCommands(page.day, []);
      set(came.done);
      return true;
    }
    const { code } = came.refused;
    setBusy(false);
    table.notice.value = { id: `refused-server-${code}` };
    // Too late, or done on another page: how it stands now is the server's to say.
    if (code === "time_is_up" || code === "day_done") dayOf(page.day).then(set, () => {});
    return false;
  };
  // One after the other: the glass may run out while it is being handed in.
  const handInNow = () => {
    under.current = under.current.then((done) => done || handInOnce());
  };
  const notice = table.notice.value;
  const points = sum(moves);
  return (
    <div class="day-playing">
      {glass ? <Clock table={table} glass={glass} over={handInNow} /> : null}
      <p class="day-notice" role="status">
        {notice ? <Said sentence={notice} show={table.scene.showRule} /> : null}
      </p>
      <Alone scene={table.scene} glass={glass} round={null}>
        <div class="row day-ways">
          <button type="button" class="quiet" disabled={!begun || busy} onClick={() => table.again()}>
            {t("day-again")}
          </button>
          {marked || moves.length === 0 ? (
            <SureButton
              label={t("day-hand-in", { points })}
              sure={t("day-hand-in-sure", { points })}
              disabled={busy}
              act={handInNow}
            />
          ) : (
            <button type="button" class="primary" disabled={busy} onClick={handInNow}>
              {t("day-hand-in", { points })}
            </button>
          )}
        </div>
      </Alone>
      {table.rule.value ? (
        <RuleSheet
          key={table.rule.value}
          game="corona"
          number={table.rule.value}
          close={() => {
            table.rule.value = null;
          }}
        />
      ) : null}
    </div>
  );
}

/** The seconds that are left; when there are none, it is over. */
function Clock(props: { table: DayTable; glass: Glass; over: () => void }) {
  const { table, glass } = props;
  const seconds = useSecondsUntil(table.scene.now, glass.runs_out);
  const told = useRef(false);
  useEffect(() => {
    if (seconds > 0 || told.current) return;
    told.current = true;
    props.over();
  }, [seconds]);
  return (
    <>
      <p class={`day-seconds${seconds <= 10 ? " is-short" : ""}`} aria-hidden="true">
        {t("day-seconds", { seconds })}
      </p>
      <SpokenSeconds scene={table.scene} glass={glass} />
    </>
  );
}
