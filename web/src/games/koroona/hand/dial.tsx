// The fine hand for the direction: a wide tape under the thumb, drawn along for fractions of a degree.

import type { RefObject } from "preact";
import { useDrag } from "../../../parts/drag";
import { language, t } from "../../../text";
import type { Hand } from "./hand";

/** Pixels for a degree. */
const PER_DEGREE = 18;
const DEGREE = 1e6 * (Math.PI / 180);

export function Dial(props: {
  hand: Hand;
  /** What the striker touches first, for readers by ear. */
  first: string;
  focus: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { hand } = props;
  const drag = useDrag<{ x: number; angle: number }>(0, {
    move: (from, event) => hand.aim(from.angle - ((event.clientX - from.x) / PER_DEGREE) * DEGREE),
  });
  const degrees = hand.angle.value / DEGREE;
  const side = Math.abs(degrees) < 0.005 ? "ahead" : degrees < 0 ? "left" : "right";
  const shown = Math.abs(degrees).toLocaleString(language.value, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <div
      ref={props.focus}
      class="koroona-dial"
      role="slider"
      tabIndex={0}
      aria-label={t("koroona-angle")}
      aria-valuemin={-90}
      aria-valuemax={90}
      aria-valuenow={Math.round(degrees * 100) / 100}
      aria-valuetext={t("koroona-angle-value", { degrees: shown, side, first: props.first })}
      onFocus={() => {
        hand.doing.value = "aim";
      }}
      onKeyDown={props.onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.press(event, { x: event.clientX, angle: hand.angle.peek() });
        hand.doing.value = "aim";
        hand.turns.value = true;
      }}
      onPointerMove={drag.move}
      onPointerUp={(event) => {
        hand.turns.value = false;
        drag.up(event);
      }}
      onPointerCancel={(event) => {
        hand.turns.value = false;
        drag.cancel(event);
      }}
    >
      <Tape degrees={degrees} />
      <span class="koroona-dial-value" aria-hidden="true">
        {side === "left" ? "← " : ""}
        {shown}°{side === "right" ? " →" : ""}
      </span>
    </div>
  );
}

function Tape({ degrees }: { degrees: number }) {
  const middle = Math.round(degrees);
  const marks = Array.from({ length: 45 }, (_, n) => middle - 22 + n).filter((mark) => Math.abs(mark) <= 90);
  return (
    <svg class="koroona-tape" viewBox="-400 0 800 46" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {marks.map((mark) => {
        const x = (mark - degrees) * PER_DEGREE;
        const long = mark % 5 === 0;
        return (
          <g key={mark} transform={`translate(${x.toFixed(2)} 0)`}>
            <path d={`M0 46v${long ? -17 : -9}`} />
            {mark % 10 === 0 && Math.abs(x) > 52 && (
              <text y="20" text-anchor="middle">
                {Math.abs(mark)}
              </text>
            )}
          </g>
        );
      })}
      <path class="koroona-needle" d="M0 46v-30" />
    </svg>
  );
}
