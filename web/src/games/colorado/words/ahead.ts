// What is said while a move was given ahead: it waits, whatever comes in between. Only an offer of a draw comes first.

import type { Sentence } from "../../../text";
import type { Scene } from "../../page";
import { handOf } from "../hand/hand";

export function meanwhile(scene: Scene<"colorado">): Sentence | null {
  const premove = handOf(scene).premove.value;
  const { draw_offered, turn } = scene.view.value;
  if (!premove || (draw_offered !== null && draw_offered === turn)) return null;
  return { id: "colorado-ahead", args: { from: premove.from, to: premove.to } };
}
