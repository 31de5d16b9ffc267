// Words as docs/translating.md wants them: one word for one thing, each language's own blanks and quotes, and the right
// form of what is counted; in every way a text can read.

import { describe, expect, it } from "vitest";
import { COUNTED, has, UNUSED, wordsOf } from "./glossary.testing";
import { LANGUAGES, type Language } from "./index";
import { type Reading, readings } from "./readings.testing";

const BLANK = "\u00a0";

/** Each language's quotes, and whether blanks that do not break stand before its colons and inside its quotes. */
const MARKS: Record<Language, { quotes: readonly [string, string]; spaced: boolean }> = {
  en: { quotes: ["“", "”"], spaced: false },
  fr: { quotes: ["«", "»"], spaced: true },
  de: { quotes: ["„", "“"], spaced: false },
};

/** Numbers that show every form: French counts none as one. */
const NUMBERS = [0, 1, 2, 21];

/** Every text in every way it can read, each once. */
function said(language: Language): Reading[] {
  const all = NUMBERS.flatMap((number) => readings(language, number));
  return [...new Map(all.map((reading) => [`${reading.id}: ${reading.text}`, reading])).values()];
}

/** Those that something is wrong with. */
function wrong(texts: readonly Reading[], is: (text: string) => boolean): string[] {
  return texts.filter(({ text }) => is(text)).map(({ id, text }) => `${id}: ${text}`);
}

/** Words of docs/translating.md that should not be there, each with what to say instead. */
function unused(language: Language, { id, game, text }: Reading): string[] {
  const found = wordsOf(text);
  return UNUSED.filter(
    (line) => line.language === language && (line.where === "everywhere" || line.where === game),
  ).flatMap(({ words, but }) =>
    words
      .filter(({ wanted }) => has(found, wanted))
      .map(({ said }) => `${id}: “${text}” says “${said}”; say: ${but}`),
  );
}

/** A number right before the wrong form of what it counts. */
function miscounted(language: Language, text: string): boolean {
  const rules = new Intl.PluralRules(language);
  const counted = COUNTED.filter((line) => line.language === language);
  return Array.from(text.matchAll(/(?<![\d.,])(\d+)[ \u00a0](\p{L}+)/gu)).some(([, digits, word]) =>
    rules.select(Number(digits)) === "one"
      ? counted.some(({ several }) => word === several)
      : counted.some(({ one }) => word === one),
  );
}

describe.each(LANGUAGES)("%s", (language) => {
  const texts = said(language);
  const { quotes, spaced } = MARKS[language];

  it("has none of the words that are not used", () => {
    expect(texts.flatMap((reading) => unused(language, reading))).toEqual([]);
  });

  it("has the right form of what is counted, for none, one and more", () => {
    expect(wrong(texts, (text) => miscounted(language, text))).toEqual([]);
  });

  it("has no blank that breaks before a mark, after an opening quote, or between a number and its unit", () => {
    const breaking = new RegExp(` [:;?!,.…${quotes[1]}]|${quotes[0]} |  `);
    expect(wrong(texts, (text) => breaking.test(text))).toEqual([]);
    expect(wrong(texts, (text) => /\d (?:mm|cm|m|s|min|m\/s|g|%)(?![\p{L}’])/u.test(text))).toEqual([]);
  });

  it("has blanks before its marks exactly if it is a language that puts them there", () => {
    const without = /[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]/;
    const within = /[\u00a0\u202f][;?!»]|«[\u00a0\u202f]/;
    expect(wrong(texts, (text) => (spaced ? without : within).test(text))).toEqual([]);
  });

  it("has its own quotes, in pairs, and typographic apostrophes", () => {
    const foreign = ["“", "”", "„", "«", "»", "‹", "›", '"', "'", "`", "´"].filter(
      (mark) => !quotes.includes(mark),
    );
    expect(wrong(texts, (text) => foreign.some((mark) => text.includes(mark)))).toEqual([]);
    const [open, close] = quotes;
    expect(wrong(texts, (text) => text.split(open).length !== text.split(close).length)).toEqual([]);
  });

  it("raises its voice nowhere", () => {
    expect(wrong(texts, (text) => text.includes("!"))).toEqual([]);
  });

  it("is in the page on translating, with words it does not use and things it counts", () => {
    expect(UNUSED.some((line) => line.language === language && line.words.length > 0 && line.but)).toBe(true);
    expect(COUNTED.some((line) => line.language === language && line.one && line.several)).toBe(true);
  });
});

it("every line of the page on translating is for a language and a place that there is", () => {
  const games = ["corona", "colorado", "koroona", "everywhere"];
  expect(UNUSED.filter(({ where }) => !games.includes(where ?? ""))).toEqual([]);
  expect(
    [...UNUSED, ...COUNTED].filter(
      ({ language }) => !(LANGUAGES as readonly string[]).includes(language ?? ""),
    ),
  ).toEqual([]);
});

it("a wrong word, blank or form would be found", () => {
  const reading = (text: string): Reading => ({ id: "text", game: "corona", number: 1, text });
  expect(unused("de", reading("Berühre die Steine."))).toEqual([
    "text: “Berühre die Steine.” says “Steine*”; say: Figur",
  ]);
  expect(unused("de", { ...reading("Berühre die Steine."), game: "colorado" })).toEqual([]);
  expect(unused("fr", reading("Qui met les pièces en place ?"))).toEqual([]);
  expect(unused("fr", reading("Anna a mis en place."))).toHaveLength(1);
  expect(miscounted("en", `make 1${BLANK}points`)).toBe(true);
  expect(miscounted("en", "1 of 1 point")).toBe(false);
  expect(miscounted("fr", "0 points sur 12")).toBe(true);
  expect(miscounted("fr", "0 point sur 12")).toBe(false);
  expect(miscounted("de", "Hol 1 Punkte")).toBe(true);
  expect(miscounted("de", "Hol 2 Punkt")).toBe(true);
});
