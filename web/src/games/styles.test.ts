// One naming for all games' styles: what a game draws is called by the game's name and the part's, a state is `is-…`, and
// no state is styled but on a part.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAME_NAMES } from ".";

/** The frame's, which a game may place things in. */
const SHARED = ["table-board", "table-main", "row", "soft"];

const selectorsIn = (css: string): string[] =>
  Array.from(css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g), ([, found]) => found?.trim() ?? "")
    .filter((selector) => !selector.startsWith("@"))
    // What :is() and :not() hold belongs to the one selector.
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));

describe.each(GAME_NAMES)("%s", (game) => {
  const folder = join(import.meta.dirname, game, "styles");
  const files = readdirSync(folder);
  const selectors = files.flatMap((file) => selectorsIn(readFileSync(join(folder, file), "utf8")));
  const named = new RegExp(`^(${game}|${game}-.+|table-${game}|is-.+|${SHARED.join("|")})$`);

  it("has the same files as the others", () => {
    expect(files).toEqual(expect.arrayContaining(["board.css", "panels.css", "terms.css"]));
  });

  it("names its parts by its own name", () => {
    const classes = selectors.flatMap((one) =>
      Array.from(one.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name),
    );
    expect(classes).not.toEqual([]);
    expect(classes.filter((name) => !named.test(name ?? ""))).toEqual([]);
  });

  it("styles states on its parts only", () => {
    const own = new RegExp(`[.#](table-)?${game}\\b|^(from|to|[\\d.]+%)$|:root`);
    expect(selectors.map((one) => one.trim()).filter((one) => !own.test(one))).toEqual([]);
  });
});
