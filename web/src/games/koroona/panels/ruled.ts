// Rulings that are still to be read: they stay until somebody says so, or plays on.

import { useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Seat } from "../../../wire/game";
import type { Scene, Step } from "../../page";
import type { Hand } from "../hand/hand";
import { struckIn, wantsReading } from "../words/rulings";

type Stroke = Step<"koroona">;

/** What is to be read after one more stroke: one's own last one, and of the others' only the last. */
export function unreadAfter(
  unread: readonly Stroke[],
  step: Stroke,
  own: readonly Seat[],
): readonly Stroke[] {
  const struck = struckIn(step);
  if (!struck || !wantsReading(struck)) return unread;
  return isOwn(step, own) ? [step] : [...unread.filter((one) => isOwn(one, own)), step];
}

/** Which of them is shown: in one's own turn all, one after the other; in the others' what is about oneself, once its own
 * moment is over. */
export function ruledNow(
  unread: readonly Stroke[],
  now: { step: Stroke | null; own: readonly Seat[]; turn: Seat | null },
): Stroke | null {
  if (now.turn === null) return null;
  const mine = now.own.includes(now.turn);
  return unread.find((one) => mine || (one !== now.step && isOwn(one, now.own))) ?? null;
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
  useLayoutEffect(() => {
    if (step && own.length > 0) setUnread((before) => unreadAfter(before, step, own));
  }, [step]);
  useSignalEffect(() => {
    if (hand.aimed.value) setUnread([]);
  });
  const ruled = ruledNow(unread, { step, own, turn: scene.view.value.turn });
  return [ruled, () => setUnread((before) => before.filter((one) => one !== ruled))];
}
