// Corona's page: what the table's frame and the replay need to know of it.

import "./corona.css";
import "./ring.css";
import "./auction.css";
import "./ending.css";
import "./terms.css";
import type { GamePage } from "../page";
import { Badge } from "./badge";
import { Board } from "./board";
import { Ending } from "./ending";
import { now } from "./now";
import { perform } from "./perform";
import { Says } from "./says";
import { Terms } from "./terms";
import { letGo, theatreOf } from "./theatre";
import { whoseTurn } from "./turn";
import { words } from "./words";

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
