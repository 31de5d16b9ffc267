// Whether the table waits for somebody on this device: the tab says so, and a bell does where nobody looks, or where
// nothing that moves is heard.

import { useEffect } from "preact/hooks";
import { reducedMotion } from "../settings";
import { bell } from "../sound";
import type { GameName, Games } from "../wire";
import type { TableStore } from "./store";

export function useCalled<G extends GameName>(store: TableStore<G>): boolean {
  const view = store.view.value;
  const playing = view?.playing;
  const waits = playing != null && !playing.outcome && !view?.paused;
  const active = waits ? store.page.active(playing.view as Games[G]["view"]) : [];
  const called = active.some((seat) => store.own.value.includes(seat));
  useEffect(() => {
    // Once more for a turn that has come while the line was lost. The bell is off with all other sound.
    if (called && (document.hidden || !document.hasFocus() || reducedMotion())) bell();
  }, [called, store.missedTurns.value]);
  return called;
}
