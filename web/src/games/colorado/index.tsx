// Colorado's page: what the table's frame and the replay need to know of it.

import "./styles/board.css";
import "./styles/panels.css";
import "./styles/ending.css";
import "./styles/terms.css";
import type { GamePage } from "../page";
import { Board } from "./board/board";
import { given } from "./hand/given";
import { notation } from "./hand/notation";
import { span } from "./hand/span";
import { perform, putBack } from "./motion/perform";
import { Badge } from "./panels/badge";
import { Ending } from "./panels/ending";
import { Terms } from "./terms/terms";
import { meanwhile } from "./words/ahead";
import { active, now } from "./words/now";
import { decided } from "./words/verdict";
import { words } from "./words/words";

export const page: GamePage<"colorado"> = {
  game: "colorado",
  Board,
  Terms,
  Badge,
  Ending,
  analysis: () => import("./panels/analysis").then((module) => module.default),
  now,
  decided,
  meanwhile,
  active,
  words,
  listed: (told) => typeof told === "object" && "moved" in told,
  span,
  given,
  notation,
  pauses: "together",
  perform,
  putBack,
  company: { first: [1], easy: [2], medium: [3], strong: [4], strongest: [6] },
};
