// Corona's page: what the table's frame and the replay need to know of it.

import "./styles/board.css";
import "./styles/ring.css";
import "./styles/hand.css";
import "./styles/panels.css";
import "./styles/terms.css";
import type { GamePage } from "../page";
import { Board } from "./board/board";
import { span } from "./hand/span";
import { perform, putBack } from "./motion/perform";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Says } from "./panels/says";
import { Terms } from "./terms/terms";
import { active, now } from "./words/now";
import { words } from "./words/words";

export const page: GamePage<"corona"> = {
  game: "corona",
  Board,
  Terms,
  Badge,
  Ending,
  Says,
  now,
  active,
  words,
  span,
  // C7: nobody looks at the dice for longer than the glass runs.
  pauses: "later",
  perform,
  putBack,
  company: [1, 2],
};
