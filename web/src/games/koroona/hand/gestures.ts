// Fingers and mice on the table. In the own strip they place the striker; a pull that begins on the striker and goes
// back, or one that begins anywhere further up, aims and draws the cue; a tap further up, or on a disc, aims there. None of
// it strikes.

import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";
import { RIM } from "../board/wood";
import { angleTo } from "./aim";
import type { Hand } from "./hand";

/** How far a finger may wander and still have tapped, in pixels. */
const TAP = 6;
/** The longest pull: at least so many pixels, or this part of the table. */
const LONGEST = 140;
const LONGEST_PART = 0.3;
/** A touch so near to the striker's middle is on it, in pixels. */
const GRAB = 24;
/** A touch so near to a disc's middle means the disc, in pixels. */
const TARGET = 14;
/** A touch so far beyond the zone line still means the zone, in µm. */
const GENEROUS = 45_000;

export interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

interface Under {
  /** Not yet known for a touch on the striker: back is a pull, aside is a move. */
  way: "place" | "pull" | null;
  pointer: number;
  from: Point;
  moved: boolean;
}

export function useGestures(
  hand: Hand,
  does: {
    /** Something is being played: true if the touch was for that. */
    interrupt(): boolean;
    /** What lies on the table, as the shooter sees it. */
    lying(): readonly Point[];
    /** The striker could not stay where it was let go. */
    moved(why: "outside_zone" | "touches_disc"): void;
  },
): Gestures {
  const under = useRef<Under | null>(null);

  const drop = () => {
    // A striker held where it may not stand does not stay there.
    if (under.current?.way === "place") hand.settle();
    under.current = null;
    hand.takeBack();
  };
  // Escape takes back what a finger is about to do, and a stroke that waits.
  useEffect(() => {
    const takeBack = (event: KeyboardEvent) => {
      if (event.key === "Escape" && (under.current || hand.waits.peek())) drop();
    };
    addEventListener("keydown", takeBack);
    return () => removeEventListener("keydown", takeBack);
  }, [hand]);

  return {
    onPointerDown(event) {
      if (does.interrupt() || !hand.offer.peek()) return;
      if (under.current) return drop(); // A second finger: think again.
      const table = event.currentTarget as HTMLElement;
      const at = pointOn(table, event);
      const pixel = M.surface / table.clientWidth;
      const way = wayOf(at, hand.at.peek(), pixel * GRAB, pixel * TARGET, does.lying());
      under.current = { way, pointer: event.pointerId, from: [event.clientX, event.clientY], moved: false };
      table.setPointerCapture(event.pointerId);
      event.preventDefault();
      if (way === "place") hand.hold(eased(hand, at));
      if (way) hand.doing.value = way === "place" ? "place" : "aim";
    },
    onPointerMove(event) {
      const now = under.current;
      if (!now || event.pointerId !== now.pointer) return;
      const table = event.currentTarget as HTMLElement;
      const [dx, dy] = [event.clientX - now.from[0], event.clientY - now.from[1]];
      now.moved ||= Math.hypot(dx, dy) > TAP;
      if (!now.moved) return;
      if (!now.way) {
        now.way = dy > Math.abs(dx) ? "pull" : "place";
        hand.doing.value = now.way === "place" ? "place" : "aim";
      }
      if (now.way === "place") return hand.hold(eased(hand, pointOn(table, event)));
      const longest = Math.max(LONGEST, table.clientWidth * LONGEST_PART);
      hand.pull(dx / longest, -dy / longest);
    },
    onPointerUp(event) {
      const now = under.current;
      if (!now || event.pointerId !== now.pointer) return;
      under.current = null;
      if (now.way === "place") {
        const why = hand.settle();
        if (why) does.moved(why);
      } else if (!now.moved) {
        if (now.way) hand.aim(angleTo(hand.at.peek(), pointOn(event.currentTarget as HTMLElement, event)));
      } else {
        hand.release();
      }
    },
    onPointerCancel(event) {
      if (event.pointerId === under.current?.pointer) drop();
    },
  };
}

/** What a touch there is for. A disc is a target wherever it lies, in the own strip, too. */
export function wayOf(
  at: Point,
  striker: Point,
  grab: number,
  target: number,
  lying: readonly Point[],
): Under["way"] {
  const far = ([x, y]: Point) => Math.hypot(at[0] - x, at[1] - y);
  const nearest = Math.min(...lying.map(far));
  // On the striker one means the striker, but for a disc that is right under the finger.
  const onStriker = far(striker) < grab;
  const aims = nearest < (onStriker ? M.discRadius : target) && nearest < far(striker);
  if (aims) return "pull";
  if (onStriker) return null;
  return at[1] < M.zoneLine + GENEROUS ? "place" : "pull";
}

/** A finger is thick and the strip is narrow: a little before or behind the zone means its edge. */
function eased(hand: Hand, [x, y]: Point): Point {
  const offer = hand.offer.peek();
  if (!offer || y > offer.high[1] + GENEROUS) return [x, y];
  return [x, Math.min(Math.max(y, offer.low[1]), offer.high[1])];
}

/** A place on the page as a place on the table, as its owner sees it. */
function pointOn(table: HTMLElement, event: PointerEvent): Point {
  const box = table.getBoundingClientRect();
  const whole = M.surface + 2000 * RIM;
  const x = ((event.clientX - box.left) / box.width) * whole - 1000 * RIM;
  const y = M.surface + 1000 * RIM - ((event.clientY - box.top) / box.height) * whole;
  return [x, y];
}
