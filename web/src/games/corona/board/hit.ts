// Which piece a point of the drawing is on: what is seen there is what is touched.

import type { Piece, Space } from "../../../wire/corona";
import { DISC, fanned, MARKER, markerOffset, type Point } from "./geometry";
import { type Scenery, stack } from "./scenery";

/** Whether a point is on a piece that lies there. */
export function isOn(at: Point, there: Point): boolean {
  return apart(at, there) <= DISC;
}

/** The piece of a space at a point. Markers are drawn over all pieces, so they come first; then pieces from the top
 * down. Stacks keep their order: whoever touches the same place twice touches the same piece. */
export function hitOn({ pieces, markers }: Scenery, space: Space, at: Point): Piece | null {
  const there = stack(pieces, space).map((piece, nth, { length: of }) => {
    const lies = fanned(space, nth, of);
    const off = markerOffset(space, nth, of);
    return { piece, lies, marker: { x: lies.x + off.x, y: lies.y + off.y } };
  });
  const marked = there
    .filter(({ piece, marker }) => markers[piece] && apart(at, marker) <= MARKER)
    .sort((a, b) => apart(at, a.marker) - apart(at, b.marker));
  const hit = marked[0] ?? there.findLast(({ lies }) => isOn(at, lies));
  return hit?.piece ?? null;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
