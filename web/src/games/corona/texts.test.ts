// Every text that Corona may have to show is there, in all three languages, and none is left over.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../wire/lists";
import { COLOURS } from "./scenery";
import { SILENT } from "./words";

const here = import.meta.dirname;
const read = (path: string) => readFileSync(resolve(here, path), "utf8");
const texts = (language: string) => read(`../../text/${language}/corona.ftl`);
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

const code = readdirSync(here)
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map(read)
  .join("\n");
const found = (pattern: RegExp, prefix = "") =>
  [...code.matchAll(pattern)].map((match) => `${prefix}${match[1] ?? ""}`);

/** Tellings that are told in more than one way. */
const ways: Record<string, string[]> = {
  round_set_up: ["", "-by", "-idle"],
  round_settled: ["", "-failed"],
};
const amounts = ["rounds", "time", "glass", "play_limit", "idle_limit"];
const ticks = [
  "rounds",
  "time",
  "broke",
  "doubled",
  "early_end",
  "beat_the_highest",
  "play_limit",
  "idle_limit",
];

const needed = new Set([
  ...GAMES.corona.levels.map((level) => `level-corona-${level}`),
  ...GAMES.corona.refusals.map((refusal) => `refused-corona-${refusal.code}`),
  ...GAMES.corona.tellings.flatMap((kind) => (ways[kind] ?? [""]).map((way) => `told-corona-${kind}${way}`)),
  ...COLOURS.flatMap((colour) => [`corona-colour-${colour}`, `corona-shape-${colour}`]),
  ...["rounds", "time", "broke", "doubled", "last_seat", "agreed"].map((ending) => `corona-ended-${ending}`),
  ...["round", "bidder", "call", "points", "best"].map((column) => `corona-story-${column}`),
  ...ticks.flatMap((tick) => [`corona-terms-${tick}`, `corona-terms-${tick}-why`]),
  ...amounts.map((amount) => `corona-terms-${amount}-amount`),
  "corona-terms-glass-why",
  ...found(/\bhint\("([\w-]+)"/g, "corona-hint-"),
  ...found(/\bhint\(play\.marking \? "([\w-]+)"/g, "corona-hint-"),
  ...found(/\bmake\("([\w-]+)"/g, "corona-now-"),
  ...["set-up", "set-up-again", "mark", "mark-more"].map((moment) => `corona-now-${moment}`),
  // Styles are named in code as texts are.
  ...found(/(?<!\b(?:class|className|id) ?= ?)"(corona-[\w-]*\w)"/g),
]);

describe.each(["en", "fr", "de"])("Corona in %s", (language) => {
  const text = texts(language);

  it("can be read without a fault", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect(ids(text).filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("has every text, each once, and none too many", () => {
    expect(ids(text).sort()).toEqual([...needed].sort());
  });
});

it("keeps silent only about what is told", () => {
  for (const kind of SILENT) expect(GAMES.corona.tellings).toContain(kind);
});
