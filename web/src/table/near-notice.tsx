// A "no" where the eye is. It stands in the one sentence's place; where that is out of sight, scrolled away or under a
// sheet, it comes to the lower edge of the screen, over everything. It goes with whatever is done next.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Said } from "../parts/said";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

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
    const done = (event: Event) => {
      const there = event.target instanceof Element ? event.target : null;
      // Its rule's number may be touched.
      if (!there?.closest(".now, .near-notice")) store.notice.value = null;
    };
    addEventListener("pointerdown", done, true);
    addEventListener("keydown", done, true);
    return () => {
      removeEventListener("pointerdown", done, true);
      removeEventListener("keydown", done, true);
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
