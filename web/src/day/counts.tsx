// How many found what, on this server.

import { t } from "../text";
import type { DayDone } from "../wire/server";

export function Counts({ done }: { done: DayDone }) {
  const handed = done.found.reduce((sum, { people }) => sum + people, 0);
  const rows = [...done.found].reverse();
  const most = Math.max(1, ...rows.map(({ people }) => people), done.begun - handed);
  const best = rows.find(({ points }) => points >= done.best)?.people ?? 0;
  return (
    <section class="day-counts" aria-label={t("day-counts")}>
      <h2>{t("day-counts")}</h2>
      <p>{t("day-counted", { begun: done.begun, best })}</p>
      <table>
        <thead class="unseen">
          <tr>
            <th>{t("day-counts-points")}</th>
            <th>{t("day-counts-people")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ points, people }) => (
            <Row
              key={points}
              name={t("day-points", { points })}
              people={people}
              most={most}
              own={done.points === points}
            />
          ))}
          {done.begun > handed ? (
            <Row
              name={t("day-nothing")}
              people={done.begun - handed}
              most={most}
              own={done.points === null}
            />
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

function Row(props: { name: string; people: number; most: number; own: boolean }) {
  return (
    <tr class={props.own ? "is-own" : ""}>
      <th scope="row">
        {props.name}
        {props.own ? <span class="soft"> {t("day-you")}</span> : null}
      </th>
      <td>
        <meter min={0} max={props.most} value={props.people} aria-hidden="true" />
        {props.people}
      </td>
    </tr>
  );
}
