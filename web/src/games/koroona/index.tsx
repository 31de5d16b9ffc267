// Koroona's page.

import type { GamePage } from "../page";
import { Board } from "./board/board";
import { theatreOf } from "./motion/theatre";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Terms } from "./terms/terms";
import { active, now } from "./words/now";
import { words } from "./words/words";
import "./styles/board.css";
import "./styles/hand.css";
import "./styles/panels.css";
import { Says } from "./panels/says";

export const page: GamePage<"koroona"> = {
  game: "koroona",
  Board,
  Terms,
  Badge,
  Ending,
  Says,
  now,
  active,
  words,
  span: (command) => (command === "resign" ? "part" : "turn"),
  pauses: "together",
  perform: (step, scene) => theatreOf(scene).perform(step, scene),
  putBack: (scene) => theatreOf(scene).putBack(scene),
  company: [1],
};
