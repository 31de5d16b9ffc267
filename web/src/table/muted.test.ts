import { signal } from "@preact/signals";
import { beforeEach, expect, it, vi } from "vitest";
import { keptMuted } from "./muted";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

/** A page at a table, loaded anew: it sees the table a little later. */
function load(code: string) {
  const view = signal<{ code: string } | null>(null);
  const muted = keptMuted(view);
  view.value = { code };
  return muted;
}

it("who is muted stays so when the page is loaded anew, at this table only, until they are shown again", () => {
  load("KLMPRT").value = new Set([3, 5]);
  expect([...load("KLMPRT").value]).toEqual([3, 5]);
  expect([...load("BCDFGH").value]).toEqual([]);
  load("KLMPRT").value = new Set([5]);
  expect([...load("KLMPRT").value]).toEqual([5]);
});

it("what is kept has an end: the latest tables, and the latest people of each", () => {
  load("FIRST").value = new Set(Array.from({ length: 60 }, (_, guest) => guest));
  expect([...load("FIRST").value].at(0)).toBe(10);
  for (let table = 0; table < 20; table++) load(`T${table}`).value = new Set([table]);
  expect([...load("FIRST").value]).toEqual([]);
  expect([...load("T0").value]).toEqual([0]);
});

it("without a store, or with something else in it, nobody is muted at first", () => {
  stored.set("tablier-muted", "nonsense");
  expect([...load("KLMPRT").value]).toEqual([]);
  vi.stubGlobal("sessionStorage", undefined);
  const muted = load("KLMPRT");
  muted.value = new Set([1]);
  expect([...muted.value]).toEqual([1]);
});
