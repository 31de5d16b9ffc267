// Dragging on the drawn ring with a finger, a pen or a mouse. A touch that does not wander stays a click.

import { type Signal, useSignal } from "@preact/signals";
import { useDrag } from "../../../parts/drag";
import type { Colour, Piece, Space } from "../../../wire/corona";
import { type Point, placeAt } from "../board/geometry";

/** What can be dragged. */
export type Grabbed = { kind: "piece"; piece: Piece } | { kind: "die"; colour: Colour };

export interface Dragging {
  what: Grabbed;
  at: Point;
}

/** How far a touch may wander, in pixels, before it drags. */
const WANDER = 7;

/** A point of the screen in the drawing's units. */
export function inDrawing(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: Number.NaN, y: Number.NaN };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

export interface DragHandlers {
  /** What is dragged now, and where it is. */
  dragging: Signal<Dragging | null>;
  /** For what can be dragged. */
  grab: (what: Grabbed) => (event: PointerEvent) => void;
  /** For the drawing. */
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

export function useRingDrag(
  svg: { current: SVGSVGElement | null },
  started: (what: Grabbed) => void,
  dropped: (what: Grabbed, on: Space | "middle" | null, at: Point) => void,
): DragHandlers {
  const dragging = useSignal<Dragging | null>(null);
  const drag = useDrag<Grabbed>(WANDER, {
    lift: (what) => {
      started(what);
      return true;
    },
    move: (what, event) => {
      if (svg.current) dragging.value = { what, at: inDrawing(svg.current, event) };
    },
    drop: (what, event) => {
      dragging.value = null;
      if (!svg.current) return;
      const at = inDrawing(svg.current, event);
      dropped(what, placeAt(at), at);
    },
    cancel: () => {
      dragging.value = null;
    },
  });
  return {
    dragging,
    grab: (what) => (event) => {
      drag.press(event, what);
      // A touch is captured by what it began on; the drawing wants to follow it.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
        event.target.releasePointerCapture(event.pointerId);
      }
    },
    onPointerMove: drag.move,
    onPointerUp: drag.up,
    onPointerCancel: drag.cancel,
  };
}
