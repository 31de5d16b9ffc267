// Codes as people see and type them: three letters by three.

import type { DoorCode, TableCode } from "../wire/room";

/** How many letters a door's code has, and an old table's. */
const SHORT = 6;

export function spoken(code: TableCode | DoorCode): string {
  return (code.match(/.{1,3}/g) ?? []).join("-");
}

/** The letters of a code as somebody typed it. */
export function lettersOf(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** Whether it is a door's code, or an old table's: new tables have longer ones. */
export function isShort(code: string): boolean {
  return code.length === SHORT;
}
