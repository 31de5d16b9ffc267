// The middle of the ring, where people look: seconds while the glass runs, points against the call, who is setting up.

import type { ComponentChildren } from "preact";
import { t } from "../../../text";
import type { Round, View } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import type { Theatre } from "../motion/theatre";
import { frameOf } from "./best-line";
import { Seconds } from "./glass";
import { sum } from "./points";
import { Die } from "./shapes";

/** `ended`: the round whose end is looked at. */
export function Middle(props: { scene: Scene<"corona">; theatre: Theatre; ended: Round | null }) {
  const { scene, theatre } = props;
  const view = scene.view.value;
  const name = nameIn(scene);
  const shown = theatre.shown.value;
  if (shown) return <Tally points={frameOf(shown.round, shown.done).points} call={shown.round.best} />;
  if (props.ended?.result) return <Tally points={props.ended.result.points} call={props.ended.result.call} />;
  if (props.ended) return null;
  const opening = theatre.opening.value;
  if (opening) return <Rolling scene={scene} rolls={opening.rolls} shown={opening.shown} />;
  const { phase } = view;
  switch (phase.kind) {
    case "auction":
      return <Seconds scene={scene} glass={phase.glass} />;
    case "marking":
    case "moving": {
      const moves = phase.kind === "moving" ? phase.moves : [];
      return <Tally points={theatre.points.value ?? sum(moves)} call={phase.turn.call} />;
    }
    case "setting_up":
      return scene.own.value.includes(phase.setter) ? null : (
        <Lines>
          <tspan class="corona-who">{short(name(phase.setter))}</tspan>
          <tspan>{t("corona-is-setting-up")}</tspan>
        </Lines>
      );
    default:
      return null;
  }
}

/** Names are as long as people like; the middle is not. */
export function short(name: string): string {
  return name.length > 14 ? `${name.slice(0, 13)}…` : name;
}

function Lines({ children }: { children: readonly [ComponentChildren, ComponentChildren] }) {
  return (
    <g class="corona-lines">
      <text y={-4} class="corona-who">
        {children[0]}
      </text>
      <text y={17}>{children[1]}</text>
    </g>
  );
}

/** Points so far, against the call. */
export function Tally({ points, call }: { points: number; call: number | null }) {
  const enough = call !== null && points >= call;
  return (
    <g
      class={`corona-tally${enough ? " is-enough" : ""}`}
      {...{ role: "img" }}
      aria-label={call === null ? t("corona-points", { points }) : t("corona-points-of", { points, call })}
    >
      <text class="corona-points" y={call === null ? 9 : 4}>
        {points}
      </text>
      {call !== null && (
        <text class="corona-call" y={19}>
          {t("corona-of-call", { call })}
        </text>
      )}
    </g>
  );
}

/** The opening rolls while they fall. */
function Rolling(props: { scene: Scene<"corona">; rolls: View["opening"]; shown: number }) {
  const roll = props.rolls[props.shown - 1];
  if (!roll) return null;
  return (
    <g class="corona-rolling" key={props.shown}>
      <text class="corona-who" y={-44}>
        {short(nameIn(props.scene)(roll.seat))}
      </text>
      <g class="corona-falls">
        <Die colour="plain" pips={roll.pips} size={58} />
      </g>
      {roll.pips === 6 && <text y={54}>{t("corona-sets-up")}</text>}
    </g>
  );
}

/** The opening rolls, to be read as they fall and during the first set-up (C4): a line for each seat, in the order of
 * rolling. */
export function OpeningRolls({ scene, theatre }: { scene: Scene<"corona">; theatre: Theatre }) {
  const { opening: all, seats } = scene.view.value;
  const falling = theatre.opening.value;
  const opening = falling ? falling.rolls.slice(0, falling.shown) : all;
  const name = nameIn(scene);
  return (
    <section class="corona-opening" aria-label={t("corona-opening-rolls")}>
      <span class="soft">{t("corona-opening-rolls")}</span>
      <ul>
        {seats.map((_, seat) => {
          const rolls = opening.filter((roll) => roll.seat === seat).map((roll) => roll.pips);
          return (
            <li key={seat} class={rolls.at(-1) === 6 ? "is-six" : ""}>
              <span>{name(seat)}</span>
              <span
                class="corona-dice"
                {...(rolls.length > 0 && { role: "img", "aria-label": rolls.join(", ") })}
              >
                {rolls.map((pips, nth) => (
                  <svg key={nth} width="22" height="24" viewBox="-12 -12 24 26" aria-hidden="true">
                    <Die colour="plain" pips={pips} size={20} />
                  </svg>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
