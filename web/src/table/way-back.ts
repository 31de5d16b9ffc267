// Where one was before one went to a table of one's own to try something, or to a game that is over to watch it again: the
// way back, as long as the tab is open.

const KEY = "tablier-way-back-";

/** Notes that one goes from here to this table, or to this game. */
export function noteWayBack(code: string): void {
  try {
    sessionStorage.setItem(KEY + code, location.pathname + location.hash);
  } catch {
    // Nothing is kept in this browser: its own way back is left.
  }
}

/** The path one came from, if one did. */
export function wayBack(code: string): string | null {
  try {
    return sessionStorage.getItem(KEY + code);
  } catch {
    return null;
  }
}
