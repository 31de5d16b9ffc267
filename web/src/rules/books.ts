// The rule books, each language's loaded when it is read. They are the files of docs/rules, made into HTML as the
// client was built.

import type { Language } from "../text";
import type { GameName } from "../wire";

type Load = () => Promise<{ default: string | null }>;

const BOOKS: Record<GameName, Record<Language, Load>> = {
  corona: {
    en: () => import("virtual:rule-book/corona/en"),
    fr: () => import("virtual:rule-book/corona/fr"),
    de: () => import("virtual:rule-book/corona/de"),
  },
  colorado: {
    en: () => import("virtual:rule-book/colorado/en"),
    fr: () => import("virtual:rule-book/colorado/fr"),
    de: () => import("virtual:rule-book/colorado/de"),
  },
  koroona: {
    en: () => import("virtual:rule-book/koroona/en"),
    fr: () => import("virtual:rule-book/koroona/fr"),
    de: () => import("virtual:rule-book/koroona/de"),
  },
};

export async function loadBook(game: GameName, language: Language): Promise<string | null> {
  return (await BOOKS[game][language]()).default;
}

/** The one point of a book, from its heading to the next. */
export function point(book: string, number: string): string {
  const html = new DOMParser().parseFromString(book, "text/html");
  const heading = html.getElementById(number.toLowerCase());
  if (!heading) return "";
  const parts = [heading.outerHTML];
  for (let next = heading.nextElementSibling; next && !/^H[1-3]$/.test(next.tagName); ) {
    parts.push(next.outerHTML);
    next = next.nextElementSibling;
  }
  return parts.join("");
}
