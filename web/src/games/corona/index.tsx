// Corona's page: what the table's frame and the replay need to know of it.

import "./styles/board.css";
import "./styles/ring.css";
import "./styles/hand.css";
import "./styles/panels.css";
import "./styles/round-end.css";
import "./styles/terms.css";
import type { GamePage } from "../page";
import { Board, meanwhile } from "./board/board";
import { given } from "./hand/given";
import { notation } from "./hand/notation";
import { span } from "./hand/span";
import { begins } from "./motion/begins";
import { perform, putBack, still, stop } from "./motion/perform";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Terms } from "./terms/terms";
import { active, decided, now } from "./words/now";
import { words } from "./words/words";

export const page: GamePage<"corona"> = {
  game: "corona",
  Board,
  Terms,
  Badge,
  Ending,
  analysis: () => import("./panels/analysis").then((module) => module.default),
  now,
  meanwhile,
  decided,
  active,
  words,
  span,
  given,
  notation,
  // C7: nobody looks at the dice for longer than the glass runs.
  pauses: "later",
  perform,
  still,
  begins,
  beginsPart: ({ kind }) => kind === "set_up_began",
  stop,
  putBack,
  company: { first: [0, 0], easy: [0, 1], medium: [1, 2], strong: [3, 3], strongest: [4, 4] },
};
