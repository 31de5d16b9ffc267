// The check of the dice against the published vectors and a game that was played.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { hex } from "../../../net/random";
import type { FinishedGame } from "../../../wire";
import { block, checkDice, commitmentOf, diceOf, type Hashes, loadHashes } from "./check";

const root = resolve(import.meta.dirname, "../../../../..");
const page = readFileSync(resolve(root, "docs/dice.md"), "utf8");
const golden = (): FinishedGame<"corona"> =>
  JSON.parse(readFileSync(resolve(root, "crates/corona/tests/golden/five-bidders.json"), "utf8"));

/** The rows of the page's tables. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
const value = (what: string) => rows.find((row) => row[0] === what)?.[1] ?? "";
const seed = value("seed");
const everyone = [1, 2, 3].map((seat) => value(`nonce of seat ${seat}`)).join("");
const nonceOf = (cell: string | undefined) => (cell === "all seats" ? everyone : (cell ?? ""));

let hashes: Hashes;
beforeAll(async () => {
  hashes = await loadHashes();
});

describe("the vectors of docs/dice.md", () => {
  const rolls = rows.filter((row) => row.length === 5 && /^\d+$/.test(row[0] ?? ""));
  const later = rows.filter((row) => row.length === 3 && /^\d+$/.test(row[0] ?? ""));

  it("are all there", () => {
    expect(rolls).toHaveLength(11);
    expect(later).toHaveLength(2);
    expect(everyone).toHaveLength(96);
  });

  it("give the commitment", () => {
    expect(commitmentOf(hashes, value("game id"), seed)).toBe(value("commitment"));
  });

  it.each(rolls)("give roll %s (%s)", (i, kind, nonce, first, dice) => {
    const count = kind === "opening" ? 1 : 6;
    expect(hex(block(hashes, seed, Number(i), nonceOf(nonce), 0))).toBe(first);
    expect(diceOf(hashes, seed, Number(i), nonceOf(nonce), count).join(" ")).toBe(dice);
  });

  it.each(later)("go on with roll %s, block %s", (i, b, bytes) => {
    const nonce = rolls.find((row) => row[0] === i)?.[2];
    expect(hex(block(hashes, seed, Number(i), nonceOf(nonce), Number(b)))).toBe(bytes);
  });
});

describe("a game that was played", () => {
  const shown = (game: FinishedGame<"corona">) => commitmentOf(hashes, game.started.id, game.started.seed);

  it("fits, roll by roll", () => {
    const game = golden();
    const checked = checkDice(hashes, game, shown(game));
    expect(checked.fits).toBe(true);
    const told = game.events.filter(({ event }) => ["opening_rolled", "round_set_up"].includes(event.kind));
    expect(checked.rolls).toHaveLength(told.length);
    expect(told.length).toBeGreaterThan(3);
  });

  it("does not fit another commitment", () => {
    const checked = checkDice(hashes, golden(), "00".repeat(32));
    expect(checked).toMatchObject({ bound: false, fits: false });
  });

  it("shows a die that was turned", () => {
    const game = golden();
    for (const { event } of game.events) {
      if (event.kind !== "round_set_up") continue;
      event.throw[3] = event.throw[3] === 6 ? 1 : event.throw[3] + 1;
      break;
    }
    const checked = checkDice(hashes, game, shown(game));
    expect(checked.fits).toBe(false);
    expect(checked.rolls.filter((roll) => !roll.fits)).toHaveLength(1);
  });

  it("shows a throw that was left out", () => {
    const game = golden();
    game.events.splice(
      game.events.findIndex(({ event }) => event.kind === "round_set_up"),
      1,
    );
    expect(checkDice(hashes, game, shown(game)).fits).toBe(false);
  });
});
