// Every text there has to be is there, in every language, with the same things to fill in.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAMES, ROOM, SERVER } from "../wire/lists";
import { LANGUAGES, type Language, PARTS } from "./index";

const SOURCES = join(import.meta.dirname, "..");

function file(language: Language, part: string): string {
  return readFileSync(join(import.meta.dirname, language, `${part}.ftl`), "utf8");
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const part of PARTS) {
    const errors = made.addResource(new FluentResource(file(language, part)));
    expect(errors, `${language}/${part}`).toEqual([]);
  }
  return made;
}

/** The texts of a file, each with the names of what is filled in. */
function texts(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const message of source.split(/^(?=[a-zA-Z])/m)) {
    const id = /^([a-zA-Z][\w-]*) *=/.exec(message)?.[1];
    if (!id) continue;
    found.set(id, [...new Set(Array.from(message.matchAll(/\$(\w+)/g), (match) => match[1] ?? ""))].sort());
  }
  return found;
}

describe.each(LANGUAGES)("%s", (language) => {
  it("has the same texts with the same things to fill in as English", () => {
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
    const made = bundle(language);
    const wanted = [
      ...SERVER.refusals.map(({ code }) => `refused-server-${code}`),
      ...ROOM.refusals.map(({ code }) => `refused-room-${code}`),
      ...Object.entries(GAMES).flatMap(([game, { refusals }]) =>
        refusals.map(({ code }) => `refused-${game}-${code}`),
      ),
    ];
    expect(wanted.filter((id) => !made.hasMessage(id))).toEqual([]);
  });

  it("tells every kind of telling", () => {
    const made = bundle(language);
    const wanted = [
      ...ROOM.tellings.filter((kind) => kind !== "played").map((kind) => `told-room-${kind}`),
      ...Object.entries(GAMES).flatMap(([game, { tellings }]) =>
        tellings.map((kind) => `told-${game}-${kind}`),
      ),
    ];
    expect(wanted.filter((id) => !made.hasMessage(id))).toEqual([]);
  });

  it("names every bot", () => {
    const made = bundle(language);
    const wanted = Object.entries(GAMES).flatMap(([game, { levels }]) =>
      levels.map((level) => `level-${game}-${level}`),
    );
    expect(wanted.filter((id) => !made.hasMessage(id))).toEqual([]);
  });
});

/** Every text that the code asks for by its whole name. */
function asked(): { id: string; path: string }[] {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const code = paths.filter(
    (path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.startsWith("wire"),
  );
  return code.flatMap((path) => {
    const source = readFileSync(join(SOURCES, path), "utf8");
    return Array.from(source.matchAll(/(?:\bt\(|\bid: |hasText\()"([a-z][\w-]*)"/g), (match) => ({
      id: match[1] ?? "",
      path,
    }));
  });
}

it("finds texts asked for in the code", () => {
  expect(asked().length).toBeGreaterThan(50);
});

it("no text is asked for that is not there", () => {
  const made = bundle("en");
  expect(asked().filter(({ id }) => !made.hasMessage(id))).toEqual([]);
});
