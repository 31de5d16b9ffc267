// What is known of a table as one goes to it, and what one wants there: carried along in memory, used once.

import type { Given } from "../games/page";
import type { GameName } from "../wire";

/** To play at once: against bots of a level, or as strong as usual; from a position, or from the start. */
export interface Intent {
  readonly level?: number;
  readonly given?: Given<GameName>;
}

export interface Errand {
  /** Which game is played there: nobody has to ask. */
  game: GameName;
  intent: Intent | null;
  /** Opened while the game's code is on its way. */
  socket: WebSocket;
}

const errands = new Map<string, Errand>();

export function intend(code: string, errand: Errand): void {
  errands.set(code, errand);
}

/** What is known and wanted there, if one was sent. */
export function errandTo(code: string): Errand | undefined {
  return errands.get(code);
}

/** It is seen to: whoever comes again just comes. */
export function seenTo(code: string): void {
  errands.delete(code);
}
