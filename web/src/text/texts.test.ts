// Every text there has to be is there, in every language, with the same things to fill in; and none that nobody reads.

import { describe, expect, it } from "vitest";
import { GAME_NAMES } from "../games";
import { SILENT as CORONA_SILENT } from "../games/corona/words/words";
import { SILENT as KOROONA_SILENT } from "../games/koroona/words/words";
import { SILENT as ROOM_SILENT } from "../table/words";
import type { GameName } from "../wire";
import { GAMES, ROOM, SERVER } from "../wire/lists";
import { LANGUAGES } from "./index";
import { bundleOf, code, file, idsIn, PARTS } from "./testing";

/** The texts of a file, each with the names of what is filled in. */
function texts(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const message of source.split(/^(?=[a-zA-Z])/m)) {
    const id = idsIn(message)[0];
    if (!id) continue;
    found.set(id, [...new Set(Array.from(message.matchAll(/\$(\w+)/g), (match) => match[1] ?? ""))].sort());
  }
  return found;
}

/** Tellings without a text of their own. How a game of Colorado ended is said by its verdict. */
const SILENT: Partial<Record<"room" | GameName, ReadonlySet<string>>> = {
  room: ROOM_SILENT,
  corona: CORONA_SILENT,
  colorado: new Set(["game_ended"]),
  koroona: KOROONA_SILENT,
};

const games = Object.entries(GAMES) as [GameName, (typeof GAMES)[GameName]][];
const refusals = [
  ...SERVER.refusals.map(({ code }) => `refused-server-${code}`),
  ...ROOM.refusals.map(({ code }) => `refused-room-${code}`),
  ...games.flatMap(([game, { refusals }]) => refusals.map(({ code }) => `refused-${game}-${code}`)),
];
const levels = games.flatMap(([game, { levels }]) => levels.map((level) => `level-${game}-${level}`));
const tellings = [
  // What is played is told by the game.
  ...ROOM.tellings.filter((kind) => kind !== "played").map((kind) => ({ of: "room" as const, kind })),
  ...games.flatMap(([of, { tellings }]) => tellings.map((kind) => ({ of, kind }))),
].map(({ of, kind }) => ({ id: `told-${of}-${kind}`, silent: SILENT[of]?.has(kind) ?? false }));
const told = tellings.filter(({ silent }) => !silent).map(({ id }) => id);

describe.each(LANGUAGES)("%s", (language) => {
  const made = bundleOf(language);
  const missing = (wanted: readonly string[]) => wanted.filter((id) => !made.hasMessage(id));

  it("has the same texts with the same things to fill in as English, each once", () => {
    const ids = PARTS.flatMap((part) => idsIn(file(language, part)));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const part of PARTS) {
      expect([...texts(file(language, part))].sort(), part).toEqual([...texts(file("en", part))].sort());
    }
  });

  it("has no part that is a copy of another language's", () => {
    for (const part of PARTS) {
      for (const other of LANGUAGES) {
        if (other !== language) expect(file(language, part)).not.toBe(file(other, part));
      }
    }
  });

  it("says every refusal", () => {
    expect(missing(refusals)).toEqual([]);
  });

  it("tells every kind of telling but the silent ones", () => {
    expect(missing(told)).toEqual([]);
    const silent = tellings.filter(({ silent }) => silent).map(({ id }) => id);
    expect(silent.length).toBeGreaterThan(0);
    expect(missing(silent)).toEqual(silent);
  });

  it("names every bot", () => {
    expect(missing(levels)).toEqual([]);
  });
});

/** Every text that the code asks for by its whole name. The games' styles are named as their texts are. */
function asked(): { id: string; path: string }[] {
  const names = [
    /(?:\bt\(|\bid: |hasText\()"([a-z][\w-]*)"/g,
    new RegExp(
      `(?<!\\b(?:class|className|id) ?= ?)"((?:told-)?(?:${GAME_NAMES.join("|")})-[\\w-]*\\w)"`,
      "g",
    ),
  ];
  return code().flatMap(({ path, source }) =>
    names.flatMap((name) => Array.from(source.matchAll(name), ([, id]) => ({ id: id ?? "", path }))),
  );
}

it("finds texts asked for in the code", () => {
  expect(asked().length).toBeGreaterThan(50);
});

it("no text is asked for that is not there", () => {
  const made = bundleOf("en");
  expect(asked().filter(({ id }) => !made.hasMessage(id))).toEqual([]);
});

/** Texts whose names the code puts together. A star stands for a word that is in quotes somewhere in it. */
const MADE = [
  "language-*",
  "theme-*",
  "strength-*",
  "company-corona-*",
  "company-colorado-*",
  "company-koroona-*",
  "stands-*",
  "react-*",
  "card-table",
  "card-table-any",
  "card-played",
  "game-*",
  "game-*-by",
  "game-*-about",
  "print-*",
  "print-*-about",
  "refused-server-*",
  "told-room-*-abandoned",
  "told-room-*-drawn",
  "told-corona-round_set_up*",
  "told-corona-round_settled*",
  "corona-now-*",
  "corona-now-set-up",
  "corona-now-set-up*",
  "corona-hint-*",
  "corona-colour-*",
  "corona-shape-*",
  "corona-ended-*",
  "corona-story-*",
  "corona-terms-*",
  "corona-terms-*-why",
  "corona-terms-*-amount",
  "lesson-*-end",
  "colorado-verdict-*",
  "colorado-decided-*",
  "koroona-help-keys-*",
  "koroona-off-*",
  "koroona-wrong-*",
].map((name) => new RegExp(`^${name.replace("*", "(.+)")}$`));

it("no text is there that nobody asks for", () => {
  const quoted = new Set(
    code().flatMap(({ source }) => {
      const attributes = /\b(?:class|name|type)="[^"]*"/g;
      return Array.from(source.replace(attributes, "").matchAll(/["`]([\w-]+)["`]/g), ([, word]) => word);
    }),
  );
  const source = PARTS.map((part) => file("en", part)).join("\n");
  const listed = new Set([...refusals, ...told, ...levels]);
  const mentioned = new Set(Array.from(source.matchAll(/\{ *([a-z][\w-]*) *\}/g), ([, id]) => id));
  const isMade = (id: string) =>
    MADE.some((name) => {
      const found = name.exec(id);
      return found && (found[1] === undefined || quoted.has(found[1]));
    });
  const ids = idsIn(source);
  expect(ids.filter((id) => !listed.has(id) && !quoted.has(id) && !mentioned.has(id) && !isMade(id))).toEqual(
    [],
  );
  // And the list above is not out of date either.
  expect(MADE.filter((name) => !ids.some((id) => name.test(id)))).toEqual([]);
});
