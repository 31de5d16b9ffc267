// Where a code leads that somebody typed. A short one goes through an open door, or to a table of before links were long:
// the server knows which, and counts one question as one guess.

import { look, throughDoor } from "../net/api";
import { isShort, lettersOf } from "../table/code";
import type { TableCode } from "../wire/room";

export async function findTable(typed: string): Promise<TableCode> {
  const code = lettersOf(typed);
  return isShort(code) ? (await throughDoor(code)).code : (await look(code)).view.code;
}
