// A "no" where the eye is. It stands in the one sentence's place; where that is out of sight, scrolled away or under a
// sheet, it comes to the lower edge of the screen, over everything. It goes with whatever is done next, but stays for
// whoever is on the way to its rule by keyboard, there, or reading it.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Said } from "../parts/said";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

/** Where a "no" stands, and its rule's number, which may be touched. */
const STANDS = ".now, .near-notice";

/** Keys that do nothing by themselves. */
const IDLE: readonly string[] = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** So often it is said once more while the focus is in it: more often than it would go by itself. */
const STAYS = 2000;

/** Whether the one sentence can't be seen just now. */
function outOfSight(): boolean {
  if (document.querySelector("dialog[open]")) return true;
  const box = document.querySelector(".now")?.getBoundingClientRect();
  return !box || box.top < 0 || box.bottom > innerHeight;
}

export function NearNotice<G extends GameName>({ store }: { store: TableStore<G> }) {
  const near = useRef<HTMLDivElement>(null);
  const notice = store.notice.value;
  const no = notice?.tone === "no" ? notice.sentence : null;
  useEffect(() => {
    if (!no) return;
    const isIn = (there: EventTarget | null) =>
      store.rule.peek() !== null || (there instanceof Element && there.closest(STANDS) !== null);
    const done = (event: Event) => {
      if (!isIn(event.target)) store.notice.value = null;
    };
    const key = (event: KeyboardEvent) => {
      if (!IDLE.includes(event.key)) done(event);
      else if (event.key === "Tab") store.say(no, "no");
    };
    const stay = setInterval(() => isIn(document.activeElement) && store.say(no, "no"), STAYS);
    addEventListener("pointerdown", done, true);
    addEventListener("keydown", key, true);
    return () => {
      clearInterval(stay);
      removeEventListener("pointerdown", done, true);
      removeEventListener("keydown", key, true);
    };
  }, [store, no]);
  useLayoutEffect(() => {
    const shown = near.current?.matches(":popover-open");
    const show = no !== null && outOfSight();
    // Shown anew: whatever was opened since would lie over it.
    if (shown) near.current?.hidePopover();
    if (show) near.current?.showPopover();
  }, [no]);
  return (
    <div ref={near} class="near-notice" popover="manual" role="alert">
      {no ? <Said sentence={no} show={store.showRule} /> : null}
    </div>
  );
}
