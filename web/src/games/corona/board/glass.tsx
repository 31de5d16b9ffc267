// The sandglass. It runs by the table's time and stands still with it.

import { useEffect, useRef } from "preact/hooks";
import { useEveryFrame, useSecondsUntil } from "../../../parts/time";
import { knock } from "../../../sound";
import { t } from "../../../text";
import type { Glass as GlassTimes } from "../../../wire/corona";
import type { Scene } from "../../page";
import { lower, runThrough, upper } from "./sand";
import { UNHEARD } from "./shapes";

/** A bulb's height. */
const BULB = 25;
const BULBS = "M-16-25C-16-11-2.2-8-1.6 0-2.2 8-16 11-16 25H16C16 11 2.2 8 1.6 0 2.2-8 16-11 16-25Z";

export function Glass({ scene, glass }: { scene: Scene<"corona">; glass: GlassTimes }) {
  const top = useRef<SVGPathElement>(null);
  const heap = useRef<SVGPathElement>(null);
  const stream = useRef<SVGLineElement>(null);
  const last = useRef(Number.NaN);
  useEveryFrame(
    (now) => {
      const run = runThrough(glass, now);
      const stands = now === last.current;
      last.current = now;
      const level = -BULB * 0.94 * upper(run);
      // A small funnel above the neck, a small cone on the heap.
      const dip = run > 0 && run < 1 ? Math.min(4, -level * 0.4) : 0;
      top.current?.setAttribute("d", `M-17 ${level}L0 ${level + dip}L17 ${level}V0H-17Z`);
      const height = BULB - BULB * 0.94 * lower(run);
      const peak = run > 0 ? Math.max(2, height - 5) : BULB;
      heap.current?.setAttribute("d", `M-17 ${height + 2}L0 ${peak}L17 ${height + 2}V${BULB}H-17Z`);
      if (stream.current) {
        stream.current.style.visibility = run > 0 && run < 1 ? "visible" : "hidden";
        stream.current.setAttribute("y2", String(peak));
        if (!stands) stream.current.style.strokeDashoffset = String((-now / 22) % 12);
      }
    },
    scene.now,
    glass.turned,
  );
  return (
    <g class="corona-glass" {...UNHEARD}>
      <clipPath id="corona-bulbs">
        <path d={BULBS} />
      </clipPath>
      <path class="corona-bulbs" d={BULBS} />
      <g clip-path="url(#corona-bulbs)">
        <path class="corona-sand" ref={top} />
        <path class="corona-sand" ref={heap} />
        <line class="corona-stream" ref={stream} x1="0" x2="0" y1="-2" y2="20" />
      </g>
      <path class="corona-bulbs-line" d={BULBS} />
      <path class="corona-wood" d="M-21-30H21V-24.5H-21ZM-21 24.5H21V30H-21Z" />
    </g>
  );
}

/** From here on the end is near. */
const SHORT = 10;

/** Nobody counts more seconds than an hour has: such a glass stands for no hurry at all. */
const COUNTED = 3600;

/** The seconds, for the eye all of them, for the ear only a few. The last ten are counted down: a ring that closes, a knock
 * a second. */
export function Seconds({ scene, glass }: { scene: Scene<"corona">; glass: GlassTimes }) {
  const seconds = useSecondsUntil(scene.now, glass.runs_out);
  const short = seconds <= SHORT;
  useEffect(() => {
    if (!short || seconds === 0) return;
    const near = (SHORT - seconds) / SHORT;
    knock({ pitch: 760 + 400 * near, rings: 0.06, loud: 0.1 + 0.25 * near, rattle: 0.25 });
  }, [short, seconds]);
  if (seconds > COUNTED) return null;
  return (
    <g {...UNHEARD}>
      {short && (
        <circle
          class="corona-countdown"
          r={27}
          pathLength={SHORT}
          stroke-dasharray={`${seconds} ${SHORT}`}
          transform="rotate(-90)"
        />
      )}
      <text key={short ? seconds : "long"} class={`corona-seconds${short ? " is-short" : ""}`} y={9}>
        {t("corona-seconds", { seconds })}
      </text>
    </g>
  );
}

export function SpokenSeconds({ scene, glass }: { scene: Scene<"corona">; glass: GlassTimes }) {
  const seconds = useSecondsUntil(scene.now, glass.runs_out);
  const told = [0, 10, 30].find((mark) => seconds <= mark && seconds > mark - 4);
  return (
    <p class="unseen" role="status">
      {told === undefined
        ? ""
        : told === 0
          ? t("corona-glass-empty")
          : t("corona-glass-left", { seconds: told })}
    </p>
  );
}
