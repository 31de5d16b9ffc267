// A film on its way to the screen: patiently fetched, and stopped when it is left.

import { useEffect, useState } from "preact/hooks";
import { refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import type { Projector } from "../replay/film";
import type { GameName } from "../wire";
import type { Refusal } from "../wire/room";

export interface Fetched {
  projector: Projector<GameName> | null;
  /** Why there is none, and won't be. */
  why: Refusal | null;
  /** Why there is none yet. */
  trouble: Trouble | null;
}

export function useFilm(open: () => Promise<Projector<GameName>>, key: string): Fetched {
  const [projector, setProjector] = useState<Projector<GameName> | null>(null);
  const [why, setWhy] = useState<Refusal | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let wanted = true;
    patiently(open, setTrouble, () => wanted).then(
      (made) => wanted && setProjector(made),
      (error) => wanted && setWhy(refusalOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  useEffect(() => () => projector?.close(), [projector]);
  return { projector, why, trouble };
}
