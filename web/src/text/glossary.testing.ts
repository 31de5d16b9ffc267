// For tests of texts: the tables of docs/translating.md, and looking for their words.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = readFileSync(join(import.meta.dirname, "../../../docs/translating.md"), "utf8");

/** The rows of the table under a heading, without its head. */
function table(heading: string): string[][] {
  const section = PAGE.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function codes(cell: string | undefined): string[] {
  return Array.from((cell ?? "").matchAll(/`([^`]+)`/g), ([, code]) => code ?? "");
}

/** Words that a language does not use, and what it says instead. */
export const UNUSED = table("Words not used").map(([language, where, not, but]) => ({
  language,
  where,
  words: codes(not).map((said) => ({ said, wanted: wordsOf(said) })),
  but,
}));

/** What is counted: the word after one and the word after several. */
export const COUNTED = table("Things that are counted").map(([language, one, several]) => ({
  language,
  one: codes(one)[0] ?? "",
  several: codes(several)[0] ?? "",
}));

/** The words of a text, or of something to look for. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}*]+/gu), ([word]) => word.toLowerCase());
}

/** Whether words stand among others one after the other; a star is any ending. */
export function has(found: readonly string[], wanted: readonly string[]): boolean {
  const fits = (word: string, pattern: string) =>
    pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
  return found.some((_, at) => wanted.every((pattern, step) => fits(found[at + step] ?? "", pattern)));
}
