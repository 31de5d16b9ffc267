// An expert's word on a finished game, at its table or in a replay, or on a position: asked for by a tap, not before.

import { useState } from "preact/hooks";
import { type Ask, askExpert } from "../net/expert";
import type { GameName, Games } from "../wire";

export interface Expert<Said> {
  /** What was said; null until it was, or when there is nothing to be had. */
  said: readonly Said[] | null;
  /** Whether all of the game was looked at. */
  whole: boolean;
  state: "silent" | "thinking" | "said" | "away";
  ask: () => void;
}

export function useExpert<G extends GameName>(question: Ask<G>): Expert<Games[G]["said"]> {
  const [said, setSaid] = useState<readonly Games[G]["said"][] | null>(null);
  const [whole, setWhole] = useState(true);
  const [state, setState] = useState<Expert<never>["state"]>("silent");
  const ask = () => {
    setState("thinking");
    void askExpert<G>(question).then((reviewed) => {
      setSaid(reviewed?.positions ?? null);
      setWhole(reviewed?.whole ?? true);
      setState(reviewed ? "said" : "away");
    });
  };
  return { said, whole, state, ask };
}
