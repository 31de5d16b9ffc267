// Corona's page: what the table's frame and the replay need to know of it.

import "./styles/board.css";
import "./styles/ring.css";
import "./styles/hand.css";
import "./styles/panels.css";
import "./styles/terms.css";
import type { GamePage } from "../page";
import { Board } from "./board/board";
import { perform } from "./motion/perform";
import { letGo, theatreOf } from "./motion/theatre";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Says } from "./panels/says";
import { Terms } from "./terms/terms";
import { now } from "./words/now";
import { whoseTurn } from "./words/turn";
import { words } from "./words/words";

export const page: GamePage<"corona"> = {
  game: "corona",
  Board,
  Terms,
  Badge,
  Ending,
  Says,
  now,
  active: whoseTurn,
  words,
  // Set-ups, throws and won auctions are turns; calls, markers and moves within one may follow each other.
  span: () => "turn",
  // C7: nobody looks at the dice for longer than the glass runs.
  pauses: "later",
  perform,
  putBack: (scene) => letGo(theatreOf(scene)),
  company: [1, 2],
};
