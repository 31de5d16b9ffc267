// Dragging on the drawn ring with a finger, a pen or a mouse. A touch that does not wander stays a click.

import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Colour, Piece, Space } from "../../wire/corona";
import { type Point, placeAt } from "./geometry";

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
  onPointerCancel: () => void;
}

export function useDrag(
  svg: { current: SVGSVGElement | null },
  started: (what: Grabbed) => void,
  dropped: (what: Grabbed, on: Space | "middle" | null, at: Point) => void,
): DragHandlers {
  const dragging = useSignal<Dragging | null>(null);
  const touched = useRef<{ what: Grabbed; x: number; y: number; pointer: number } | null>(null);
  return {
    dragging,
    grab: (what) => (event) => {
      if (event.button !== 0) return;
      touched.current = { what, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      // A touch is captured by what it began on; the drawing wants to follow it.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
        event.target.releasePointerCapture(event.pointerId);
      }
    },
    onPointerMove: (event) => {
      const start = touched.current;
      const drawing = svg.current;
      if (!start || !drawing || event.pointerId !== start.pointer) return;
      if (!dragging.peek()) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < WANDER) return;
        drawing.setPointerCapture(event.pointerId);
        started(start.what);
      }
      dragging.value = { what: start.what, at: inDrawing(drawing, event) };
    },
    onPointerUp: (event) => {
      const start = touched.current;
      touched.current = null;
      if (!start || !dragging.peek() || !svg.current) return;
      dragging.value = null;
      const at = inDrawing(svg.current, event);
      dropped(start.what, placeAt(at), at);
    },
    onPointerCancel: () => {
      touched.current = null;
      dragging.value = null;
    },
  };
}
