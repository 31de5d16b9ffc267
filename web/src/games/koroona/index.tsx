// Koroona's page: what the table's frame and the replay need to know of it.

import "./styles/board.css";
import "./styles/said.css";
import "./styles/hand.css";
import "./styles/panels.css";
import "./styles/terms.css";
import type { GamePage } from "../page";
import { Board } from "./board/board";
import { given } from "./hand/given";
import { notation } from "./hand/notation";
import { span } from "./hand/span";
import { perform, putBack, stop } from "./motion/perform";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Terms } from "./terms/terms";
import { active, decided, now } from "./words/now";
import { words } from "./words/words";

export const page: GamePage<"koroona"> = {
  game: "koroona",
  Board,
  Terms,
  Badge,
  Ending,
  analysis: () => import("./panels/analysis").then((module) => module.default),
  now,
  decided,
  active,
  words,
  span,
  given,
  notation,
  pauses: "together",
  perform,
  stop,
  putBack,
  company: { first: [0], easy: [1], medium: [2], strong: [3], strongest: [4] },
};
