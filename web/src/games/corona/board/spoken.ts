// What lies on the ring, for the ear: spaces, stacks and dice in a few words.

import { t } from "../../../text";
import type { Colour, Space } from "../../../wire/corona";
import { pipsOf, type Scenery, stack } from "./scenery";

export function colourName(colour: Colour): string {
  return t(`corona-colour-${colour}`);
}

export function dieName(colour: Colour, pips: number | null): string {
  const args = { colour: colourName(colour), shape: t(`corona-shape-${colour}`) };
  return pips === null ? t("corona-die-blank", args) : t("corona-die", { ...args, pips });
}

/** "Space 4: 3 pieces, marked red 5, blue 2" */
export function spaceName(scenery: Scenery, space: Space): string {
  const there = stack(scenery.pieces, space);
  const marked = there.flatMap((piece) => scenery.markers[piece] ?? []);
  const name = t("corona-space", { space, count: there.length });
  if (marked.length === 0) return name;
  const markers = marked.map((colour) => `${colourName(colour)} ${pipsOf(scenery.dice, colour) ?? ""}`);
  return `${name}${t("corona-space-marked", { markers: markers.join(", ") })}`;
}
