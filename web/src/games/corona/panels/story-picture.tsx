// The game's story: a picture of the chips, and the same as a table, round by round.

import { t } from "../../../text";
import type { Chapter, Colour } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { Shape } from "../board/shapes";
import { type Curve, chart, HEIGHT, TOLD_BELOW, WIDTH } from "./story";

/** Seats are told apart by colour, shape and dash. */
const ORDER = ["blue", "red", "green", "violet", "orange", "yellow"] as const satisfies Colour[];
const colourOf = (seat: number): Colour => ORDER[seat % 6] ?? "blue";

export function Story({ scene }: { scene: Scene<"corona"> }) {
  const view = scene.view.value;
  const name = nameIn(scene);
  const drawn = chart(view.seats.length, view.story);
  if (view.story.length === 0) return null;
  return (
    <section class="corona-story">
      <h3>{t("corona-story-title")}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("corona-story-picture")}>
        {drawn.levels.map(({ y, chips }) => (
          <g key={chips}>
            <line class="corona-level" x1="24" x2={WIDTH - 8} y1={y} y2={y} />
            <text class="corona-axis" x="20" y={y + 3.5} text-anchor="end">
              {chips}
            </text>
          </g>
        ))}
        {drawn.rounds.map(({ x, round }) => (
          <g key={round} transform={`translate(${x} ${HEIGHT - 27})`} text-anchor="middle">
            <text class="corona-axis">{round === 0 ? t("corona-story-start") : round}</text>
            {view.story.length <= TOLD_BELOW && <Told chapter={view.story[round - 1]} />}
          </g>
        ))}
        {drawn.curves.map((curve) => (
          <Line key={curve.seat} curve={curve} />
        ))}
      </svg>
      <ul class="corona-legend">
        {view.seats.map((_, seat) => (
          <li key={seat}>
            <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
              <g class={`corona-marker is-${colourOf(seat)}`}>
                <Shape colour={colourOf(seat)} size={7} />
              </g>
            </svg>
            {name(seat)}
          </li>
        ))}
      </ul>
      <Chapters scene={scene} />
    </section>
  );
}

/** Under its round: points against the call, and what was there to be had. */
function Told({ chapter }: { chapter: Chapter | undefined }) {
  if (!chapter) return null;
  const { points, call, best } = chapter;
  return (
    <>
      <text class={points >= call ? "corona-axis is-good" : "corona-axis is-bad"} y="11">
        {t("corona-story-told", { points, call, made: points >= call ? "yes" : "no" })}
      </text>
      <text class="corona-axis" y="21">
        {t("corona-story-told-best", { best })}
      </text>
    </>
  );
}

function Line({ curve }: { curve: Curve }) {
  const colour = colourOf(curve.seat);
  const path = curve.points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <g class={`corona-curve corona-marker is-${colour}`}>
      <path class="corona-under" d={path.join("")} />
      <path class="corona-line" d={path.join("")} />
      {curve.points.map(({ x, y }, i) => (
        <Shape key={i} colour={colour} size={4.6} x={x} y={y} />
      ))}
    </g>
  );
}

/** Each round's call, points and worth, and what everybody held after it. */
function Chapters({ scene }: { scene: Scene<"corona"> }) {
  const { story, seats } = scene.view.value;
  const name = nameIn(scene);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="corona-chapters" tabIndex={0} aria-label={t("corona-story-table")}>
      <table>
        <caption class="unseen">{t("corona-story-table")}</caption>
        <thead>
          <tr>
            {["round", "bidder", "call", "points", "best"].map((column) => (
              <th key={column} scope="col">
                {t(`corona-story-${column}`)}
              </th>
            ))}
            {seats.map((_, seat) => (
              <th key={seat} scope="col">
                {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.map((chapter, nth) => {
            const made = chapter.points >= chapter.call;
            return (
              <tr key={nth}>
                <th scope="row">{nth + 1}</th>
                <td>{name(chapter.bidder)}</td>
                <td>{chapter.call}</td>
                <td class={made ? "is-good" : "is-bad"}>
                  {chapter.points} {t(made ? "corona-story-made" : "corona-story-failed")}
                </td>
                <td>{chapter.best}</td>
                {chapter.chips.map((chips, seat) => (
                  <td key={seat}>{chips}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
