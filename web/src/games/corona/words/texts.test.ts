// Texts whose names Corona's page puts together are there, every one.

import { expect, it } from "vitest";
import { bundleOf, code } from "../../../text/testing";
import { GAMES } from "../../../wire/lists";
import { COLOURS } from "../board/scenery";
import { SILENT } from "./words";

const source = code("games/corona")
  .map((one) => one.source)
  .join("\n");
const found = (pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] ?? "");

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

it.each([
  [
    "tellings in their ways",
    ["round_set_up-by", "round_set_up-idle", "round_settled-failed"],
    "told-corona-",
  ],
  ["colours", COLOURS, "corona-colour-"],
  ["shapes", COLOURS, "corona-shape-"],
  ["endings", ["rounds", "time", "broke", "doubled", "last_seat", "agreed"], "corona-ended-"],
  ["the story's columns", ["round", "bidder", "call", "points", "best"], "corona-story-"],
  ["terms", [...ticks, ...ticks.map((tick) => `${tick}-why`), "glass-why"], "corona-terms-"],
  ["amounts", amounts.map((amount) => `${amount}-amount`), "corona-terms-"],
  ["hints", found(/\bhint\((?:play\.marking \? )?"([\w-]+)"/g), "corona-hint-"],
  ["moments", found(/\bmake\("([\w-]+)"/g), "corona-now-"],
  [
    "moments in their ways",
    ["set-up", "set-up-again", "mark", "mark-more", "you-lead", "you-lead-alone", "you-lead-done"],
    "corona-now-",
  ],
])("%s", (_, endings, prefix) => {
  const bundle = bundleOf("en");
  expect(endings.length).toBeGreaterThan(0);
  expect(endings.map((ending) => prefix + ending).filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

it("keeps silent only about what is told", () => {
  for (const kind of SILENT) expect(GAMES.corona.tellings).toContain(kind);
});
