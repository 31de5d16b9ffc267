// Colorado's page.

import "./styles/board.css";
import "./styles/panels.css";
import "./styles/terms.css";
import "./styles/ending.css";
import type { GamePage } from "../page";
import { Board } from "./board/board";
import { span } from "./hand/span";
import { perform } from "./motion/perform";
import { theatreOf } from "./motion/theatre";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Says } from "./panels/says";
import { Terms } from "./terms/terms";
import { active, now } from "./words/now";
import { words } from "./words/words";

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
