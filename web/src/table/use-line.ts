// A table's line looked at at once, instead of when its next look is due: the device is back online, or somebody looks at
// the page again.

import { useEffect } from "preact/hooks";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

/** For as long as there is a table. */
export function useLine<G extends GameName>(store: TableStore<G> | null): void {
  useEffect(() => {
    if (!store) return;
    const hurry = () => {
      if (!document.hidden) store.hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    };
  }, [store]);
}
