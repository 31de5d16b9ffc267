// A table's code as people read it out: in two halves.

import type { TableCode } from "../wire/room";

export function spoken(code: TableCode): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
