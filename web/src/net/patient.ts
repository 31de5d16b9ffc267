// Loading what a page is made of, however long it takes. A part that does not come is waited for and tried again; on an
// old page it never comes, and the page says that instead of "offline".

import { pause } from "../pause";
import { Refused } from "./api";
import { noteOldPage, type Served, served } from "./version";

/** Why a part is not here yet. `broken`: the server is there and has this build, and still the part can't be loaded.
 * Browsers remember that a script could not be loaded, so only loading the page anew helps then. */
export type Trouble = "offline" | "broken" | "old";

/** Waits between attempts, in milliseconds; the last one again and again. */
const PATIENCE = [500, 1000, 2000, 4000];

interface Tools {
  wait: (milliseconds: number) => Promise<void>;
  served: () => Promise<Served>;
}

/** Loads something until it is here, telling what keeps it; stops when it is not wanted any more (null). What the
 * server refuses is thrown. */
export async function patiently<T>(
  load: () => Promise<T>,
  tell: (trouble: Trouble) => void,
  wanted: () => boolean,
  tools: Tools = { wait: pause, served },
): Promise<T | null> {
  let reached = 0;
  for (let attempt = 0; wanted(); attempt++) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Refused && error.refusal.code !== "offline") throw error;
    }
    const found = await tools.served();
    if (found === "another") {
      noteOldPage();
      tell("old");
      return null;
    }
    if (found === "this") reached += 1;
    tell(reached > 1 ? "broken" : "offline");
    await tools.wait(PATIENCE[Math.min(attempt, PATIENCE.length - 1)] ?? 0);
  }
  return null;
}
