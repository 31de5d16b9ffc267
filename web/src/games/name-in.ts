// What to call a seat of a scene; one without a name goes by its number.

import type { ReadonlySignal } from "@preact/signals";
import type { NameOf } from "./page";

export function nameIn({ names }: { names: ReadonlySignal<readonly string[]> }): NameOf {
  return (seat) => names.value[seat] ?? String(seat + 1);
}
