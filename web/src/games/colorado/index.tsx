// Colorado's page.

import "./styles/board.css";
import "./styles/around.css";
import "./styles/terms.css";
import "./styles/ending.css";
import type { GamePage } from "../page";
import { Badge } from "./badge";
import { Board } from "./board";
import { Ending } from "./ending";
import { active, now } from "./now";
import { perform } from "./perform";
import { Says } from "./says";
import { span } from "./span";
import { Terms } from "./terms";
import { theatreOf } from "./theatre";
import { words } from "./words";

export const page: GamePage<"colorado"> = {
  game: "colorado",
  Board,
  Terms,
  Badge,
  Ending,
  Says,
  now,
  active,
  words,
  span,
  pauses: "together",
  perform,
  putBack: (scene) => theatreOf(scene).letGo(),
  // The creek: it plays sensibly and can be beaten by somebody who learns.
  company: [2],
};
