// The ring: twelve spaces, the pieces on them, the dice in the middle. What may be touched is handed in.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../text";
import type { Space } from "../../../wire/corona";
import { inDrawing, useRingDrag } from "../hand/drag";
import { arrow, pressed } from "../hand/keys";
import type { Ahead, Grab, Touch } from "../hand/touch";
import type { Theatre } from "../motion/theatre";
import { Crown } from "./crown";
import { bearing, DISC, INNER, OUTER, polar, RIM, SPACES, sector, VIEW } from "./geometry";
import { hitOn, isOn } from "./hit";
import { ghostOf, Pieces } from "./pieces";
import { type Scenery, stack } from "./scenery";
import { Disc, Marker, UNHEARD } from "./shapes";
import { spaceName } from "./spoken";

export interface RingProps {
  scenery: Scenery;
  touch: Touch | null;
  ahead?: Ahead | null;
  theatre: Theatre;
  /** Drawn in the middle, over or instead of the dice. */
  children?: ComponentChildren;
  /** Pieces beside the ring, which can be dragged too. */
  tray?: ((grab: Grab) => ComponentChildren) | null;
  corners?: ComponentChildren;
}

/** A crown, printed in the middle. */
const EMBLEM = "M-34 26H34M-34 16L-40-18-18-2 0-30 18-2 40-18 34 16Z";

export function Ring(props: RingProps) {
  const { scenery, touch, theatre } = props;
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    theatre.ring = svg.current;
    return () => {
      theatre.ring = null;
    };
  }, [theatre]);
  const drag = useRingDrag(
    svg,
    (what) => touch?.started?.(what),
    (what, on, at) => {
      const hit = typeof on === "number" ? hitOn(scenery, on, at) : null;
      touch?.dropped?.(what, on, hit);
    },
  );
  const dragging = drag.dragging.value;
  const grab: Grab = (what) => (touch?.grabs(what) ? drag.grab(what) : undefined);
  const tap = (space: Space, event: MouseEvent) => {
    // A click from the keyboard or from a reader's has no place.
    const at = event.detail > 0 && svg.current ? inDrawing(svg.current, event) : null;
    const { ahead } = props;
    const onGhost = at !== null && ahead?.step.to === space && isOn(at, ghostOf(scenery, space));
    touch?.space?.(space, at ? hitOn(scenery, space, at) : null, onGhost);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      ref={svg}
      class={`corona-ring${touch ? " is-touchable" : ""}${dragging ? " is-dragging" : ""}`}
      viewBox={`${-VIEW} ${-VIEW} ${2 * VIEW} ${2 * VIEW}`}
      role="group"
      aria-label={t("corona-ring")}
      onPointerMove={drag.onPointerMove}
      onPointerUp={drag.onPointerUp}
      onPointerCancel={drag.onPointerCancel}
    >
      <circle class="corona-plate" r={RIM} />
      <circle class="corona-hub" r={INNER - 1} />
      <path class="corona-emblem" d={EMBLEM} />
      {Array.from({ length: SPACES }, (_, space) => (
        <SpaceShape
          key={space}
          space={space}
          scenery={scenery}
          touch={touch}
          focusable={space === firstFocus(scenery)}
          onTap={(event) => tap(space, event)}
          onPointerDown={(event) => {
            const piece = svg.current ? hitOn(scenery, space, inDrawing(svg.current, event)) : null;
            if (piece !== null) grab({ kind: "piece", piece })?.(event);
          }}
        />
      ))}
      <Pieces
        scenery={scenery}
        ahead={props.ahead ?? null}
        hand={touch?.hand.piece ?? null}
        hopping={theatre.hopping.value}
      />
      {scenery.dice && <Crown scenery={scenery} touch={touch} theatre={theatre} grab={grab} />}
      {props.tray?.(grab)}
      {props.children}
      {props.corners}
      <Bubbles theatre={theatre} />
      {dragging && (
        <g class="corona-dragged" transform={`translate(${dragging.at.x} ${dragging.at.y})`}>
          {dragging.what.kind === "piece" ? (
            <Disc radius={DISC * 1.15} />
          ) : (
            <Marker colour={dragging.what.colour} pips={null} size={16} />
          )}
        </g>
      )}
    </svg>
  );
}

/** The space that the Tab key comes to: the first with a piece, or the topmost. */
function firstFocus(scenery: Scenery): Space {
  const spaces = scenery.pieces.filter((space) => space !== null);
  return spaces.length > 0 ? Math.min(...spaces) : 0;
}

function SpaceShape(props: {
  space: Space;
  scenery: Scenery;
  touch: Touch | null;
  focusable: boolean;
  onTap: (event: MouseEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
}) {
  const { space, scenery, touch } = props;
  const count = stack(scenery.pieces, space).length;
  const label = polar((OUTER + RIM) / 2 - 0.5, bearing(space));
  const does = touch?.does?.(space);
  const name = spaceName(scenery, space);
  const touched = touch?.space;
  const buttonlike = touched
    ? {
        role: "button" as const,
        tabindex: props.focusable ? 0 : -1,
        "aria-label": does ? `${name}. ${does}` : name,
        onClick: props.onTap,
        onPointerDown: props.onPointerDown,
        onKeyDown: (event: KeyboardEvent) => {
          if (pressed(event)) touched(space, null);
          else arrow(event, ".corona-space");
        },
      }
    : count > 0
      ? { role: "img" as const, "aria-label": name }
      : { "aria-hidden": true };
  return (
    <g class={`corona-space${space % 2 ? " is-odd" : ""}`} data-space={space} {...buttonlike}>
      <path class="corona-field" d={sector(space)} />
      <text class="corona-number" x={label.x} y={label.y + 3.4} {...UNHEARD}>
        {space}
      </text>
    </g>
  );
}

function Bubbles({ theatre }: { theatre: Theatre }) {
  return (
    <g class="corona-bubbles" {...UNHEARD}>
      {theatre.bubbles.value.map(({ key, space, points }) => {
        const { x, y } = polar(INNER + 8, bearing(space));
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <g class={`corona-bubble ${points > 0 ? "" : "is-nothing"}`}>
              <circle r={19} />
              <text y={7}>{t("corona-plus", { points })}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
