// An expert's word on a finished game, at its table or in a replay: asked for by a tap, not before.

import { useState } from "preact/hooks";
import { askExpert } from "../net/expert";
import type { GameId } from "../wire/game";

export interface Expert<Said> {
  /** What was said; null until it was, or when there is nothing to be had. */
  said: readonly Said[] | null;
  state: "silent" | "thinking" | "said" | "away";
  ask: () => void;
}

export function useExpert<Said>(id: GameId): Expert<Said> {
  const [said, setSaid] = useState<readonly Said[] | null>(null);
  const [state, setState] = useState<Expert<Said>["state"]>("silent");
  const ask = () => {
    setState("thinking");
    void askExpert<Said>(id).then((words) => {
      setSaid(words);
      setState(words ? "said" : "away");
    });
  };
  return { said, state, ask };
}
