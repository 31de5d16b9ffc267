// The six pieces on the ring, stacks fanned so that they can be counted, and the way a touched one would go.

import { t } from "../../text";
import type { Piece, Space } from "../../wire/corona";
import type { Grabbed } from "./drag";
import { bearing, DISC, fanned, hops, INNER, markerOffset, polar, SPACES } from "./geometry";
import type { Ahead } from "./ring";
import { pipsOf, type Scenery, stack } from "./scenery";
import { Disc, Marker, UNHEARD } from "./shapes";

interface Standing {
  piece: Piece;
  space: Space;
  nth: number;
  of: number;
}

/** Everyone in the order of drawing: stack by stack, the lowest first, and whoever hops over all. */
function standing(scenery: Scenery, hopping: Piece | null): Standing[] {
  const all = Array.from({ length: SPACES }, (_, space) => {
    const there = stack(scenery.pieces, space);
    return there.map((piece, nth) => ({ piece, space, nth, of: there.length }));
  }).flat();
  return [...all.filter(({ piece }) => piece !== hopping), ...all.filter(({ piece }) => piece === hopping)];
}

export function Pieces(props: {
  scenery: Scenery;
  ahead: Ahead | null;
  hand: Piece | null;
  hopping: Piece | null;
  grab: (what: Grabbed) => ((event: PointerEvent) => void) | undefined;
  onTap: (space: Space, event: MouseEvent) => void;
}) {
  const { scenery, ahead, hand } = props;
  return (
    <g class="pieces" {...UNHEARD}>
      {ahead && <Way ahead={ahead} scenery={scenery} />}
      {standing(scenery, props.hopping).map(({ piece, space, nth, of }) => {
        const at = fanned(space, nth, of);
        const colour = scenery.markers[piece] ?? null;
        const sits = markerOffset(space, nth, of);
        const chosen = hand === piece || ahead?.piece === piece;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: its space is the button, for keys and ears
          <g
            key={piece}
            class={`piece${chosen ? " is-chosen" : ""}${colour ? " is-marked" : ""}`}
            data-piece={piece}
            transform={`translate(${at.x} ${at.y})`}
            onPointerDown={props.grab({ kind: "piece", piece })}
            onClick={(event) => props.onTap(space, event)}
          >
            <Disc />
            {colour && (
              <g class="on" transform={`translate(${sits.x} ${sits.y})`}>
                <Marker colour={colour} pips={pipsOf(scenery.dice, colour)} />
              </g>
            )}
          </g>
        );
      })}
      <Heights scenery={scenery} />
    </g>
  );
}

/** How many there are in a stack, where that is more than a glance tells. */
function Heights({ scenery }: { scenery: Scenery }) {
  return (
    <g class="heights">
      {Array.from({ length: SPACES }, (_, space) => {
        const count = stack(scenery.pieces, space).length;
        const at = polar(INNER + 1, bearing(space));
        return (
          count > 1 && (
            <g key={space} transform={`translate(${at.x} ${at.y})`}>
              <circle r={9} />
              <text y={4.4}>{count}</text>
            </g>
          )
        );
      })}
    </g>
  );
}

/** The way a piece would go, hop by hop, where it would land, and what for. */
function Way({ ahead, scenery }: { ahead: Ahead; scenery: Scenery }) {
  const { from, die, to, points } = ahead.step;
  const there = stack(scenery.pieces, to).length;
  const ghost = fanned(to, there, there + 1);
  const tag = polar(INNER - 6, bearing(to));
  return (
    <g class="ahead">
      <path class="way" d={hops(from, die)} />
      <circle class="ghost" cx={ghost.x} cy={ghost.y} r={DISC} />
      <g transform={`translate(${tag.x} ${tag.y})`} class={points > 0 ? "worth" : "worth is-nothing"}>
        <circle r={15} />
        <text y={5.5}>{t("corona-plus", { points })}</text>
      </g>
    </g>
  );
}
