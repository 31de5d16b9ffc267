// Whose reactions are not shown at a table: kept as long as the tab is open, so that loading the page anew shows nobody's
// again.

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GuestId, TableCode } from "../wire/room";

const KEY = "tablier-muted";

/** How many tables are remembered, the latest last; and how many people of each, the latest too. */
const TABLES = 20;
const PEOPLE = 50;

type Kept = [table: TableCode, people: GuestId[]][];

/** The people muted at the table that is seen. */
export function keptMuted(view: ReadonlySignal<{ code: TableCode } | null>): Signal<ReadonlySet<GuestId>> {
  const muted = signal<ReadonlySet<GuestId>>(new Set());
  const code = computed(() => view.value?.code);
  let read = false;
  effect(() => {
    const now = muted.value;
    if (!code.value) return;
    if (read) return keep(code.value, now);
    read = true;
    muted.value = new Set([...kept(code.value), ...now]);
  });
  return muted;
}

function kept(code: TableCode): readonly GuestId[] {
  return all().find(([table]) => table === code)?.[1] ?? [];
}

function keep(code: TableCode, people: ReadonlySet<GuestId>): void {
  const others = all().filter(([table]) => table !== code);
  const here: Kept = people.size > 0 ? [[code, [...people].slice(-PEOPLE)]] : [];
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, ...here].slice(-TABLES)));
  } catch {
    // Nothing is kept in this browser: until the page is loaded anew, then.
  }
}

function all(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}
