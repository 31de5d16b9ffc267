// All that people read, in their language. Texts are in Fluent files, one folder a language, one file a part of the
// house; a part is loaded when it is first needed. Reading a text inside a component follows the language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { kept } from "../settings";
import type { GameName } from "../wire";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The files of a language: the house's own, and one a game. */
export type Part = "shell" | "table" | "replay" | "day" | "lessons" | GameName;

/** A text to be said, in whatever language is read: its id, what goes into it, and the rule it rests on. */
export interface Sentence {
  id: string;
  args?: Record<string, FluentVariable>;
  rule?: string | null;
}

const FILES = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** The language people chose, or their browser did for them: the one that is read. */
export const language = kept<Language>("language", (stored) => known(stored) ?? preferred());

const bundle = signal(new FluentBundle("en"));
const needed = new Set<Part>();
/** The language that texts are loaded in: the one that is read, or the one to come. */
let spoken = language.peek();
/** The newest load. It has all that older ones would have brought, so whoever waits for those waits for it. */
let loading: Promise<void> = Promise.resolve();

function known(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().split("-")[0] === language);
}

function preferred(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return wanted.map(known).find((found) => found !== undefined) ?? "en";
}

async function load(wanted: Language, parts: Iterable<Part>): Promise<FluentBundle> {
  const texts = await Promise.all([...parts].map((part) => FILES[`./${wanted}/${part}.ftl`]?.() ?? ""));
  // Without marks around what is inserted: names are cleaned by the server, and all three languages run one way.
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function reload(): Promise<void> {
  const wanted = spoken;
  const own: Promise<void> = load(wanted, needed).then(
    (made) => {
      if (loading !== own) return loading;
      batch(() => {
        bundle.value = made;
        language.value = wanted;
      });
      document.documentElement.lang = wanted;
    },
    (error) => {
      if (loading !== own) return loading;
      loading = Promise.resolve();
      throw error;
    },
  );
  loading = own;
  return own;
}

/** Loads parts of the texts, if they are not there yet. Resolves when they are. */
export async function needTexts(...parts: Part[]): Promise<void> {
  const missing = parts.filter((part) => !needed.has(part));
  if (missing.length === 0) return loading;
  for (const part of missing) needed.add(part);
  try {
    await reload();
  } catch (error) {
    // Whoever asks again has them loaded again.
    for (const part of missing) needed.delete(part);
    throw error;
  }
}

/** Changes the language, once its texts are here. Where they don't come it stays as it is, and this fails. */
export async function speak(wanted: Language): Promise<void> {
  spoken = wanted;
  try {
    await reload();
  } catch (error) {
    if (spoken === wanted) spoken = language.peek();
    throw error;
  }
}

/** A text. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const made = bundle.value;
  const pattern = made.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  return made.formatPattern(pattern, args, errors);
}

/** Whether there is a text of this name. */
export function hasText(id: string): boolean {
  return bundle.value.hasMessage(id);
}

/** A sentence in the language that is read. */
export function say(sentence: Sentence): string {
  return t(sentence.id, sentence.args);
}

/** Names one after the other, with an "and" before the last. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
