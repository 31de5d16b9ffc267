// For tests of texts: the files as they are, the code that asks for them, and sentences said in all three languages.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GAME_NAMES } from "../games";
import { LANGUAGES, type Language, type Part, type Sentence } from "./index";

/** Every file of a language. */
export const PARTS: readonly Part[] = ["shell", "table", ...GAME_NAMES, "replay", "day", "lessons"];

const SOURCES = join(import.meta.dirname, "..");

/** A file of texts. */
export function file(language: Language, part: Part): string {
  return readFileSync(join(import.meta.dirname, language, `${part}.ftl`), "utf8");
}

/** The names of a file's texts, each as often as it is there. */
export function idsIn(source: string): string[] {
  return Array.from(source.matchAll(/^([a-zA-Z][\w-]*) *=/gm), ([, id]) => id ?? "");
}

/** All texts of a language. */
export function bundleOf(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const part of PARTS) {
    const faults = made.addResource(new FluentResource(file(language, part)));
    if (faults.length > 0) throw new Error(`${language}/${part}: ${faults.join()}`);
  }
  return made;
}

const bundles = LANGUAGES.map(bundleOf);

/** Says a sentence in every language; fails if one can't, or leaves a hole. */
export function said({ id, args }: Sentence): string[] {
  return bundles.map((bundle) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${bundle.locales.join()} lacks ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0 || /[{}$]/.test(text)) {
      throw new Error(`${bundle.locales.join()} ${id}: ${text} ${errors.join()}`);
    }
    return text;
  });
}

/** A sentence in English, after it was said in the others too; nothing for none. */
export function english(sentence: Sentence | null): string {
  return sentence ? (said(sentence)[LANGUAGES.indexOf("en")] ?? "") : "";
}

/** The client's code under a folder of src, without its tests. */
export function code(folder = ""): { path: string; source: string }[] {
  return readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing/.test(path))
    .map((path) => ({ path, source: readFileSync(join(SOURCES, path), "utf8") }));
}
