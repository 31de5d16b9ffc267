// Handing in what was found: what was tapped before is waited for, and an answer that is lost on the way is asked for again
// as long as the server allows.

import { refusalOf } from "../net/api";
import { pause } from "../pause";
import type { Refusal } from "../wire/room";

/** So long what is under way is waited for. The server takes what was found for 4 s after the glass has run out. */
const UNDER_WAY = 2000;

/** So long after the glass has run out it is tried again: what is sent then still comes within the 4 s. */
const TRIED = 3500;

/** Between one try and the next. */
const APART = 400;

/** What passes: the line was gone, or the server had too much to do. */
const PASSES: readonly string[] = ["offline", "busy", "too_many_requests"];

export interface HandingIn<T> {
  /** Resolves when everything that was tapped so far is answered. */
  answered: () => Promise<void>;
  send: () => Promise<T>;
  /** How long ago the glass ran out, in milliseconds; null while it runs, and where there is none: then one can tap
   * again. */
  late: () => number | null;
}

/** Hands in; answers with what came of it, or why nothing did. */
export async function handIn<T>(how: HandingIn<T>): Promise<{ done: T } | { refused: Refusal }> {
  await Promise.race([how.answered(), pause(UNDER_WAY)]);
  for (;;) {
    try {
      return { done: await how.send() };
    } catch (error) {
      const refused = refusalOf(error);
      const late = how.late();
      if (late === null || late > TRIED - APART || !PASSES.includes(refused.code)) return { refused };
    }
    await pause(APART);
  }
}
