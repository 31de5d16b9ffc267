// The six pieces on the ring, stacks fanned so that they can be counted, and the way a touched one would go.

import { t } from "../../../text";
import type { Piece, Space } from "../../../wire/corona";
import type { Ahead } from "../hand/touch";
import {
  bearing,
  DISC,
  fanned,
  hops,
  INNER,
  markerOffset,
  OUTER,
  type Point,
  polar,
  SPACES,
} from "./geometry";
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
}) {
  const { scenery, ahead, hand } = props;
  const all = standing(scenery, props.hopping);
  return (
    <g class="corona-pieces" {...UNHEARD}>
      {ahead && <path class="corona-way" d={hops(ahead.step.from, ahead.step.die)} />}
      {all.map(({ piece, space, nth, of }) => {
        const at = fanned(space, nth, of);
        const chosen = hand === piece || ahead?.piece === piece;
        return (
          <g
            key={piece}
            class={`corona-piece${chosen ? " is-chosen" : ""}${scenery.markers[piece] ? " is-marked" : ""}`}
            data-piece={piece}
            transform={`translate(${at.x} ${at.y})`}
          >
            {/* Drawn anew: Chromium keeps the old colour of what is moved in the drawing and changed at once. */}
            <Disc key={chosen ? "chosen" : "plain"} />
          </g>
        );
      })}
      {all.map((stands) => (
        <Marked key={stands.piece} stands={stands} scenery={scenery} />
      ))}
      <Heights scenery={scenery} />
      {ahead && <Ghost ahead={ahead} scenery={scenery} />}
      {ahead && <Worth ahead={ahead} />}
    </g>
  );
}

/** A marker, over all pieces, so that those within a stack are seen too; it goes where its piece goes. */
function Marked({ stands, scenery }: { stands: Standing; scenery: Scenery }) {
  const { piece, space, nth, of } = stands;
  const colour = scenery.markers[piece];
  if (!colour) return null;
  const at = fanned(space, nth, of);
  const sits = markerOffset(space, nth, of);
  return (
    <g class="corona-marked" data-piece={piece} transform={`translate(${at.x} ${at.y})`}>
      <g transform={`translate(${sits.x} ${sits.y})`}>
        <Marker colour={colour} pips={pipsOf(scenery.dice, colour)} />
      </g>
    </g>
  );
}

/** How many there are in a stack, where that is more than a glance tells. */
function Heights({ scenery }: { scenery: Scenery }) {
  return (
    <g class="corona-heights">
      {Array.from({ length: SPACES }, (_, space) => {
        const count = stack(scenery.pieces, space).length;
        const at = polar(OUTER - 13, bearing(space) + 10.5);
        return (
          count > 1 && (
            <g key={space} transform={`translate(${at.x} ${at.y})`}>
              <circle r={8.5} />
              <text y={4.2}>{count}</text>
            </g>
          )
        );
      })}
    </g>
  );
}

/** Where a piece would land: inside of those that stand there, so that they can still be told apart and touched. */
export function ghostOf(scenery: Scenery, to: Space): Point {
  const there = stack(scenery.pieces, to).length;
  return there === 0 ? fanned(to, 0, 1) : polar(INNER + DISC - 4, bearing(to));
}

function Ghost({ ahead, scenery }: { ahead: Ahead; scenery: Scenery }) {
  const { x, y } = ghostOf(scenery, ahead.step.to);
  return <circle class="corona-ghost" cx={x} cy={y} r={DISC} />;
}

/** What a landing would score, beside the space. */
function Worth({ ahead }: { ahead: Ahead }) {
  const { to, points } = ahead.step;
  const at = polar(OUTER - 15, bearing(to) - 10);
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={`corona-worth ${points > 0 ? "" : "is-nothing"}`}>
      <circle r={14} />
      <text y={5.2}>{t("corona-plus", { points })}</text>
    </g>
  );
}
