// For tests of texts: every way a text can read. A selector on a number follows the number; any other is taken each way.

import { FluentResource } from "@fluent/bundle";
import { GAME_NAMES } from "../games";
import type { GameName } from "../wire";
import type { Language } from "./index";
import { file, PARTS } from "./testing";

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Pattern, string>[number];
type Select = Extract<Element, { type: "select" }>;

/** What is filled in with people, not with numbers. */
const PEOPLE = new Set(["name", "names", "who", "rival", "winner", "loser", "next", "others"]);

const CATEGORIES = new Set<unknown>(["zero", "one", "two", "few", "many", "other"]);

/** Whether a selector asks for a number. */
function counts({ variants }: Select): boolean {
  return variants.every(({ key }) => key.type === "num" || CATEGORIES.has(key.value));
}

/** A text, and how it reads when every number that is filled in is this one. */
export interface Reading {
  id: string;
  /** The game it speaks of, if it speaks of one. */
  game: GameName | null;
  number: number;
  text: string;
}

/** All texts of a language, with a number filled in. */
export function readings(language: Language, number: number): Reading[] {
  const messages = PARTS.flatMap((part) =>
    new FluentResource(file(language, part)).body.map((message) => ({ ...message, part })),
  );
  const patterns = new Map(messages.map(({ id, value }) => [id, value]));
  const category = new Intl.PluralRules(language).select(number);

  function chosen(select: Select): Pattern[] {
    if (!counts(select)) return select.variants.map(({ value }) => value);
    const { variants, star } = select;
    const exact = variants.find(({ key }) => key.value === number);
    const found = exact ?? variants.find(({ key }) => key.value === category) ?? variants[star];
    return found ? [found.value] : [];
  }

  function ways(element: Element): string[] {
    if (typeof element === "string") return [element];
    switch (element.type) {
      case "select":
        return chosen(element).flatMap(all);
      case "mesg":
        return all(patterns.get(element.name) ?? "");
      case "str":
        return [element.value];
      case "var":
        return [PEOPLE.has(element.name) ? "Anna" : String(number)];
      default:
        throw new Error(`${language}: what is a ${element.type}?`);
    }
  }

  function all(pattern: Pattern): string[] {
    if (typeof pattern === "string") return [pattern];
    return pattern.reduce<string[]>(
      (begun, element) => ways(element).flatMap((way) => begun.map((text) => text + way)),
      [""],
    );
  }

  return messages.flatMap(({ id, part, value }) => {
    const named = GAME_NAMES.find((name) => name === part || id.split("-").includes(name)) ?? null;
    // The situation of the day is one of Corona's.
    const game = part === "day" ? "corona" : named;
    return value === null ? [] : [...new Set(all(value))].map((text) => ({ id, game, number, text }));
  });
}
