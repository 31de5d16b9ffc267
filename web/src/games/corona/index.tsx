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
  perform,
  putBack: (scene) => letGo(theatreOf(scene)),
  company: [1, 2],
};
