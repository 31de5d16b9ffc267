// Fingers and mice on the table: placing the striker in the own strip, pulling back anywhere else, a tap to aim there.

import { useRef } from "preact/hooks";
import type { Point } from "../../wire/koroona";
import { KOROONA as M } from "../../wire/measures";
import { angleTo } from "./aim";
import type { Hand } from "./hand";
import { RIM } from "./wood";

/** How far a finger may wander and still have tapped, in pixels. */
const TAP = 6;
/** The longest pull: at least so many pixels, or this part of the table. */
const LONGEST = 140;
const LONGEST_PART = 0.3;
/** A touch so far beyond the zone line still means the zone, in µm. */
const GENEROUS = 45_000;

export interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

interface Under {
  way: "place" | "pull";
  pointer: number;
  from: Point;
  moved: boolean;
}

export function useGestures(
  hand: Hand,
  does: {
    /** Something is being played: true if the touch was for that. */
    interrupt(): boolean;
    strike(): void;
    /** The striker could not stay where it was let go. */
    moved(why: "outside_zone" | "touches_disc"): void;
  },
): Gestures {
  const under = useRef<Under | null>(null);

  const drop = () => {
    under.current = null;
    hand.pulled.value = null;
  };

  return {
    onPointerDown(event) {
      if (does.interrupt() || !hand.offer.peek()) return;
      if (under.current) return drop(); // A second finger: think again.
      const table = event.currentTarget as HTMLElement;
      const at = pointOn(table, event);
      const inStrip = at[1] < M.zoneLine + GENEROUS;
      const way = hand.doing.peek() === "place" && inStrip ? "place" : "pull";
      under.current = { way, pointer: event.pointerId, from: [event.clientX, event.clientY], moved: false };
      table.setPointerCapture(event.pointerId);
      event.preventDefault();
      if (way === "place") hand.hold(at);
      else hand.doing.value = "aim";
    },
    onPointerMove(event) {
      const now = under.current;
      if (!now || event.pointerId !== now.pointer) return;
      const table = event.currentTarget as HTMLElement;
      const [dx, dy] = [event.clientX - now.from[0], event.clientY - now.from[1]];
      now.moved ||= Math.hypot(dx, dy) > TAP;
      if (now.way === "place") return hand.hold(pointOn(table, event));
      const longest = Math.max(LONGEST, table.clientWidth * LONGEST_PART);
      if (now.moved) hand.pull(dx / longest, -dy / longest);
    },
    onPointerUp(event) {
      const now = under.current;
      if (!now || event.pointerId !== now.pointer) return;
      under.current = null;
      if (now.way === "place") {
        const why = hand.settle();
        if (why) does.moved(why);
      } else if (!now.moved) {
        hand.aim(angleTo(hand.at.peek(), pointOn(event.currentTarget as HTMLElement, event)));
      } else if (hand.release()) {
        does.strike();
      }
    },
    onPointerCancel: drop,
  };
}

/** A place on the page as a place on the table, as its owner sees it. */
function pointOn(table: HTMLElement, event: PointerEvent): Point {
  const box = table.getBoundingClientRect();
  const whole = M.surface + 2000 * RIM;
  const x = ((event.clientX - box.left) / box.width) * whole - 1000 * RIM;
  const y = M.surface + 1000 * RIM - ((event.clientY - box.top) / box.height) * whole;
  return [x, y];
}
