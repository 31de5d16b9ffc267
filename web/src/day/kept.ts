// What was done of a day, kept on the device until it is handed in: a page that is loaded anew goes on from there. The
// glass has run on meanwhile; the server has it.

import type { Command } from "../wire/corona";

const KEY = "tablier-day";

interface Kept {
  day: string;
  commands: readonly Command[];
}

export function keptCommands(day: string): readonly Command[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.day === day && Array.isArray(kept.commands) ? kept.commands : [];
  } catch {
    return [];
  }
}

/** Keeps them in the place of whatever was kept of another day. */
export function keepCommands(day: string, commands: readonly Command[]): void {
  try {
    if (commands.length > 0) localStorage.setItem(KEY, JSON.stringify({ day, commands }));
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept in this browser: until the page is loaded anew, then.
  }
}
