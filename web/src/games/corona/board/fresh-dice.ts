// Dice that have just fallen rest for a moment as what is new on the table. Without motion that is all there is to see of
// their fall.

import { useReached } from "../../../parts/time";
import type { View } from "../../../wire/corona";
import type { Scene } from "../../page";

/** How long they are new, by the table's time. */
const FRESH = 2200;

export function useFreshDice(scene: Scene<"corona">): boolean {
  const turned = turnedAt(scene.view.value);
  const reached = useReached(scene.now, (turned ?? 0) + FRESH);
  return turned !== null && !reached;
}

/** When the glass was turned over these dice. */
function turnedAt({ phase }: View): number | null {
  return phase.kind === "auction" ? phase.glass.turned : null;
}
