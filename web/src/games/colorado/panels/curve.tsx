// White's chances move by move: above the middle White is ahead, below it Black. A touch shows that position.

import { t } from "../../../text";
import type { Judged } from "../../../wire/colorado";
import type { Cost } from "./review";

const WIDTH = 600;
const HEIGHT = 180;
const EDGE = 10;

export function Curve(props: {
  positions: readonly Judged[];
  costs: readonly Cost[];
  at: number;
  choose: (index: number) => void;
}) {
  const { positions, at } = props;
  const last = Math.max(1, positions.length - 1);
  const x = (index: number): number => EDGE + (index / last) * (WIDTH - 2 * EDGE);
  const y = (judged: Judged): number => (1 - judged.chance / 1000) * (HEIGHT - 2 * EDGE) + EDGE;
  const line = positions.map((judged, i) => `${x(i).toFixed(1)} ${y(judged).toFixed(1)}`).join("L");
  const now = positions[at];
  const touch = (event: PointerEvent & { currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * WIDTH;
    const index = Math.round(((place - EDGE) / (WIDTH - 2 * EDGE)) * last);
    props.choose(Math.min(last, Math.max(0, index)));
  };
  return (
    <div class="colorado-curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={touch}
        onPointerMove={(event) => {
          if (event.buttons & 1) touch(event);
        }}
      >
        <rect class="colorado-curve-black" width={WIDTH} height={HEIGHT} rx="10" />
        <path class="colorado-curve-white" d={`M${x(0)} ${HEIGHT}L${line}L${x(last)} ${HEIGHT}Z`} />
        <path class="colorado-curve-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="colorado-curve-line" d={`M${line}`} />
        {props.costs.map(({ at: slip }) => {
          const index = positions.indexOf(slip);
          const next = positions[index + 1];
          return next ? <path key={index} class="colorado-slip" d={diamond(x(index + 1), y(next))} /> : null;
        })}
        {now ? (
          <>
            <path class="colorado-curve-at" d={`M${x(at)} 4V${HEIGHT - 4}`} />
            <circle class="colorado-curve-dot" cx={x(at)} cy={y(now)} r="8" />
          </>
        ) : null}
      </svg>
      <input
        type="range"
        min={0}
        max={positions.length - 1}
        value={at}
        aria-label={t("colorado-review-moves")}
        aria-valuetext={now ? t("colorado-review-after", { ply: now.ply }) : ""}
        onInput={(event) => props.choose(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`;
}
