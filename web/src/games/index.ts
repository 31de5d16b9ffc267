// The games with a page. Each page is loaded when its table is, and not before.

import type { GameName, Games } from "../wire";
import type { GamePage } from "./page";

const PAGES: { [G in GameName]: () => Promise<GamePage<G>> } = {
  corona: () => import("./corona").then((module) => module.page),
  colorado: () => import("./colorado").then((module) => module.page),
  koroona: () => import("./koroona").then((module) => module.page),
};

/** In the order they are shown. */
export const GAME_NAMES = Object.keys(PAGES) as GameName[];

export function isGame(name: string): name is GameName {
  return Object.hasOwn(PAGES, name);
}

export function loadPage<G extends GameName>(game: G): Promise<GamePage<G>> {
  return PAGES[game]();
}

/** What "play now" agrees on, where it is not as usual. Here, and not in a game's page: the table is opened with it while the
 * page is still on its way. */
export const AT_ONCE: { [G in GameName]?: Partial<Games[G]["setup"]> } = {
  // Nobody waits for a glass alone, and bots wait for whoever thinks.
  corona: { early_end: true, idle_limit: null },
};
