// The six dice, lying in a crown in the middle of the ring. They tumble when they are thrown.

import { useLayoutEffect, useRef } from "preact/hooks";
import { reducedMotion } from "../../../settings";
import { t } from "../../../text";
import type { Colour } from "../../../wire/corona";
import { arrow, pressed } from "../hand/keys";
import type { Grab, Touch } from "../hand/touch";
import type { Theatre } from "../motion/theatre";
import { DIE, dieAt } from "./geometry";
import { COLOURS, dieState, pipsOf, type Scenery } from "./scenery";
import { Die } from "./shapes";
import { colourName, dieName } from "./spoken";

export function Crown(props: { scenery: Scenery; touch: Touch | null; theatre: Theatre; grab: Grab }) {
  const crown = useRef<SVGGElement>(null);
  const thrown = props.theatre.thrown.value;
  useLayoutEffect(() => {
    if (thrown > 0 && crown.current && !reducedMotion()) tumble(crown.current);
  }, [thrown]);
  return (
    <g class={`corona-crown${props.scenery.fresh ? " is-fresh" : ""}`} ref={crown}>
      {COLOURS.map((colour, nth) => (
        <CrownDie
          key={colour}
          colour={colour}
          nth={nth}
          scenery={props.scenery}
          touch={props.touch}
          onPointerDown={props.grab({ kind: "die", colour })}
        />
      ))}
    </g>
  );
}

function CrownDie(props: {
  colour: Colour;
  nth: number;
  scenery: Scenery;
  touch: Touch | null;
  onPointerDown: ((event: PointerEvent) => void) | undefined;
}) {
  const { colour, scenery, touch } = props;
  const pips = pipsOf(scenery.dice, colour);
  const { x, y } = dieAt(props.nth);
  const state = dieState(scenery, colour);
  // In a line that is shown, those to come are as bright as in the hand.
  const used = state === "out" || (state === "on" && !scenery.out);
  const inHand = touch?.hand.colour === colour || scenery.next === colour;
  const lies = state === "free" ? "" : `, ${t(state === "on" ? "corona-die-used" : "corona-die-out")}`;
  const name = `${dieName(colour, pips)}${lies}`;
  const press = touch?.die;
  const buttonlike = press
    ? {
        role: "button" as const,
        tabindex: props.nth === 0 ? 0 : -1,
        "aria-label": name,
        "aria-pressed": inHand,
        onClick: () => press(colour),
        onKeyDown: (event: KeyboardEvent) => {
          if (pressed(event)) press(colour);
          else arrow(event, ".corona-crown-die");
        },
        onPointerDown: props.onPointerDown,
      }
    : { role: "img" as const, "aria-label": name };
  return (
    <g
      class={`corona-crown-die${used ? " is-used" : ""}${inHand ? " is-chosen" : ""}`}
      data-die={colour}
      transform={`translate(${x} ${y})`}
      {...buttonlike}
    >
      <title>{colourName(colour)}</title>
      <rect class="corona-reach" x={-24} y={-24} width={48} height={48} />
      <rect class="corona-halo" x={-DIE / 2 - 4} y={-DIE / 2 - 4} width={DIE + 8} height={DIE + 8} rx={12} />
      <g class="corona-tumbles">
        <Die colour={colour} pips={pips} />
      </g>
    </g>
  );
}

/** When the last die lies still, in milliseconds. */
const FALL = 900;

/** The dice fall one by one from above the table, large as in a hand, hit it, jump once and lie still. Meanwhile the glass
 * runs, and calls count: nobody waits. */
function tumble(crown: SVGGElement): void {
  for (const [nth, die] of [...crown.querySelectorAll(".corona-tumbles")].entries()) {
    const to = dieAt(nth);
    const side = nth % 2 ? -1 : 1;
    const turn = side * (300 + nth * 55);
    const at = (x: number, y: number, turned: number, scale: number) =>
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turned}deg) scale(${scale})`;
    die.animate(
      [
        { transform: at(-to.x * 0.4, -to.y * 0.4 - 96, turn, 1.9), opacity: 0, easing: "ease-in" },
        { opacity: 1, offset: 0.12 },
        { transform: at(-to.x * 0.3, -to.y * 0.3, turn * 0.35, 0.92), offset: 0.46, easing: "ease-out" },
        { transform: at(-to.x * 0.1, -to.y * 0.1 - 22, turn * 0.12, 1.16), offset: 0.66, easing: "ease-in" },
        { transform: at(0, 0, -side * 9, 0.97), offset: 0.86, easing: "ease-out" },
        { transform: "translate(0, 0) rotate(0deg) scale(1)" },
      ],
      { duration: FALL - (5 - nth) * 60, delay: 0, fill: "backwards" },
    );
  }
}
