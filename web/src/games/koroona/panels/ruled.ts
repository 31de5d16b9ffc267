// Rulings that are still to be read: they stay until somebody says so, or plays on.

import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Seat } from "../../../wire/game";
import type { Scene, Step } from "../../page";
import type { Hand } from "../hand/hand";
import { lateIn, struckIn, wantsReading } from "../words/rulings";

type Stroke = Step<"koroona">;

/** What is to be read after one more stroke: one's own last one, and of the others' only the last. */
export function unreadAfter(
  unread: readonly Stroke[],
  step: Stroke,
  own: readonly Seat[],
): readonly Stroke[] {
  // Whose time ran out is told then, and nothing older.
  if (lateIn(step) !== null) return [];
  const struck = struckIn(step);
  if (!struck || !wantsReading(struck)) return unread;
  return isOwn(step, own) ? [step] : [...unread.filter((one) => isOwn(one, own)), step];
}

/** Which of them is shown: in one's own turn all, one after the other, one's own first. In the others' turns their
 * strokes speak. */
export function ruledNow(
  unread: readonly Stroke[],
  now: { own: readonly Seat[]; turn: Seat | null },
): Stroke | null {
  return now.turn !== null && now.own.includes(now.turn) ? (unread[0] ?? null) : null;
}

function isOwn(step: Stroke, own: readonly Seat[]): boolean {
  const struck = struckIn(step);
  return struck !== null && own.includes(struck.by);
}

/** The ruling that is to be read now, and what says that it was. Whoever aims has read them all. */
export function useRuled(scene: Scene<"koroona">, hand: Hand): [Stroke | null, () => void] {
  const [unread, setUnread] = useState<readonly Stroke[]>([]);
  const step = scene.last?.value ?? null;
  const own = scene.own.value;
  const { set, strokes, turn } = scene.view.value;
  useLayoutEffect(() => {
    if (step && own.length > 0) setUnread((before) => unreadAfter(before, step, own));
  }, [step]);
  // A game or a set begins with nothing to be read.
  useLayoutEffect(() => {
    if (strokes === 0) setUnread([]);
  }, [set, strokes]);
  useSignalEffect(() => {
    if (hand.aimed.value) setUnread([]);
  });
  const ruled = ruledNow(unread, { own, turn });
  return [ruled, () => setUnread((before) => before.filter((one) => one !== ruled))];
}

/** How long a ruling that need not be read stays before what one's own aim would do, in milliseconds. */
const STAYS = 6000;

/** Whether a stroke was ruled on just now. */
export function useJustTold(step: Stroke | null): boolean {
  const [seen, setSeen] = useState<Stroke | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(step), STAYS);
    return () => clearTimeout(timer);
  }, [step]);
  return step !== null && seen !== step;
}

/** Whether nobody here has struck in this game yet: how it is done is still to be said. */
export function useUntried(scene: Scene<"koroona">): boolean {
  const [untried, setUntried] = useState(true);
  const step = scene.last?.value ?? null;
  const { set, strokes } = scene.view.value;
  useLayoutEffect(() => {
    if (step && isOwn(step, scene.own.peek())) setUntried(false);
  }, [step]);
  useLayoutEffect(() => {
    if (set === 1 && strokes === 0) setUntried(true);
  }, [set, strokes]);
  return untried;
}
