// A position as text: the board and the position as the rule book writes them, with `_` for the blanks of the latter.

import type { Notation } from "../../page";
import { begin, given } from "./given";

export const notation: Notation<"colorado"> = {
  write: (view) => (given(view) ? `${view.board}~${view.position.replaceAll(" ", "_")}` : null),
  read: (text) => {
    const [board, position, ...rest] = text.trim().split("~");
    return board && position && rest.length === 0 ? begin(board, position.replaceAll("_", " ")) : null;
  },
};
