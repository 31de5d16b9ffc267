// What the game's expert says of a finished game or a position: asked of the server, politely again while it is busy.

import { pause } from "../pause";
import type { GameName, Games } from "../wire";
import type { Reviewed } from "../wire/room";
import { refusalOf } from "./api";

/** Waits while the server is busy or out of reach, in milliseconds; then it is given up. */
const PATIENCE = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000];

/** A question to the expert. */
export type Ask<G extends GameName> = () => Promise<Reviewed<Games[G]["said"]>>;

/** Asks, and gets a word on each position; null when there is none to be had. */
export async function askExpert<G extends GameName>(
  ask: Ask<G>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Reviewed<Games[G]["said"]> | null> {
  for (const patience of [...PATIENCE, null]) {
    try {
      return await ask();
    } catch (error) {
      const { code } = refusalOf(error);
      if ((code !== "busy" && code !== "offline") || patience === null) return null;
      await wait(patience);
    }
  }
  return null;
}
