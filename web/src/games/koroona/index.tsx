// Koroona's page.

import type { GamePage } from "../page";

export const page: GamePage<"koroona"> = {
  game: "koroona",
  Board: () => <p>…</p>,
  Terms: () => null,
  Badge: () => null,
  Ending: () => null,
  now: () => ({ id: "koroona-now" }),
  active: () => [],
  words: () => null,
  company: [1],
};
