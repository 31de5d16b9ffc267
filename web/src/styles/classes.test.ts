// What is styled is also drawn: a class that nothing in the client names any more is left over.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(web, file), "utf8");
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(web, folder), { encoding: "utf8", recursive: true })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** What draws, also while the client is built. */
const drawn = [...filesIn("src", /(?<!\.test)\.tsx?$/), ...filesIn("build", /(?<!\.test)\.ts$/), "index.html"]
  .map(read)
  .join("\n");

/** Whether it is written out, or put together from its beginning. */
const isDrawn = (name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(drawn) ||
  drawn.includes(`${name.slice(0, name.indexOf("-") + 1)}\${`) ||
  drawn.includes(`${name.slice(0, name.lastIndexOf("-") + 1)}\${`);

describe("every class that is styled", () => {
  it.each(filesIn("src", /\.css$/))("is drawn somewhere: %s", (file) => {
    const css = read(file).replace(/\/\*.*?\*\//gs, "");
    const selectors = Array.from(css.matchAll(/([^{};]+)\{/g), ([, found]) => found ?? "").filter(
      (selector) => !selector.trim().startsWith("@"),
    );
    const classes = new Set(
      selectors.flatMap((one) => Array.from(one.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name ?? "")),
    );
    expect([...classes].filter((name) => !isDrawn(name))).toEqual([]);
  });
});
