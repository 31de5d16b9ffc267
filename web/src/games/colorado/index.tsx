// Colorado's page.

import type { GamePage } from "../page";

export const page: GamePage<"colorado"> = {
  game: "colorado",
  Board: () => <p>…</p>,
  Terms: () => null,
  Badge: () => null,
  Ending: () => null,
  now: () => ({ id: "colorado-now" }),
  active: () => [],
  words: () => null,
  company: [1],
};
