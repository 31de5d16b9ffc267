// The games with a page. Each page is loaded when its table is, and not before.

import type { GameName } from "../wire";
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
