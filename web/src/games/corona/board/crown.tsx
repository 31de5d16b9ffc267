// The six dice, lying in a crown in the middle of the ring. They tumble when they are thrown.

import { useLayoutEffect, useRef } from "preact/hooks";
import { reducedMotion } from "../../../settings";
import { t } from "../../../text";
import type { Colour } from "../../../wire/corona";
import { arrow, pressed } from "../hand/keys";
import type { Grab, Touch } from "../hand/touch";
import type { Theatre } from "../motion/theatre";
import { DIE, dieAt } from "./geometry";
import { COLOURS, pipsOf, type Scenery } from "./scenery";
import { Die } from "./shapes";
import { colourName, dieName } from "./spoken";

export function Crown(props: { scenery: Scenery; touch: Touch | null; theatre: Theatre; grab: Grab }) {
  const crown = useRef<SVGGElement>(null);
  const thrown = props.theatre.thrown.value;
  useLayoutEffect(() => {
    if (thrown > 0 && crown.current && !reducedMotion()) tumble(crown.current);
  }, [thrown]);
  return (
    <g class="corona-crown" ref={crown}>
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
  const used = scenery.markers.includes(colour);
  const inHand = touch?.hand.colour === colour;
  const name = used ? `${dieName(colour, pips)}, ${t("corona-die-used")}` : dieName(colour, pips);
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

/** Each die comes in from the middle, turning, and settles with a small bounce. */
function tumble(crown: SVGGElement): void {
  for (const [nth, die] of [...crown.querySelectorAll(".corona-tumbles")].entries()) {
    const from = dieAt(nth);
    const turn = (nth % 2 ? -1 : 1) * (400 + nth * 50);
    die.animate(
      [
        {
          transform: `translate(${-from.x * 0.8}px, ${-from.y * 0.8}px) rotate(${turn}deg) scale(0.5)`,
          opacity: 0,
        },
        { opacity: 1, offset: 0.15 },
        {
          transform: `translate(${from.x * 0.12}px, ${from.y * 0.12}px) rotate(${-turn / 30}deg) scale(1.12)`,
          offset: 0.72,
        },
        { transform: "translate(0, 0) rotate(0deg) scale(1)" },
      ],
      { duration: 620 + nth * 45, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }
}
