// Corona's page.

import type { GamePage } from "../page";

export const page: GamePage<"corona"> = {
  game: "corona",
  Board: () => <p>…</p>,
  Terms: () => null,
  Badge: ({ view, seat }) => <span>{view.seats[seat]?.chips}</span>,
  Ending: () => null,
  now: () => ({ id: "corona-now" }),
  active: () => [],
  words: () => null,
  company: [1, 2],
};
