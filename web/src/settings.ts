// What this device remembers: language, theme, sound, the name its owner goes by. Nothing of it leaves but the name.

import { effect, type Signal, signal } from "@preact/signals";

/** A signal that is kept in this browser; `read` turns what was stored, or null, into a value. */
export function kept<T extends string>(key: string, read: (stored: string | null) => T): Signal<T> {
  const name = `tablier.${key}`;
  const kept = signal(read(load(name)));
  effect(() => save(name, kept.value));
  return kept;
}

function load(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage is switched off: this visit only, then.
  }
}

function save(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // As above.
  }
}

export type Theme = "auto" | "light" | "dark";

export const theme = kept<Theme>("theme", (stored) =>
  stored === "light" || stored === "dark" ? stored : "auto",
);

export const sound = kept<"on" | "off">("sound", (stored) => (stored === "off" ? "off" : "on"));

/** How strong the bots of "play now" are, in plain words; the weakest first. */
export const STRENGTHS = ["first", "easy", "medium", "strong", "strongest"] as const;
export type Strength = (typeof STRENGTHS)[number];

export const strength = kept<Strength>(
  "strength",
  (stored) => STRENGTHS.find((one) => one === stored) ?? "first",
);

/** What one calls oneself; empty until asked. */
export const ownName = kept<string>("name", (stored) => stored ?? "");

/** Puts the theme onto the page, where the styles read it. */
export function applyTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}

/** Whether things should simply be where they belong. */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
