// Koroona's page.

import type { GamePage } from "../page";
import { Badge } from "./badge";
import { Board } from "./board";
import { Ending } from "./ending";
import { active, now } from "./now";
import { Terms } from "./terms";
import { theatreOf } from "./theatre";
import { words } from "./words";
import "./table.css";
import "./board.css";
import "./around.css";
import { Says } from "./says";

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
