// axe-core, run inside the page: an empty list means that it found nothing to complain about.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What axe finds on the page, by day and by night. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated over the debugger's line, so that the page's policy stays as strict as people get it.
  await page.evaluate(SOURCE);
  const complaints: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = (await page.evaluate(
      "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)",
    )) as Violation[];
    for (const { id, nodes } of found) {
      complaints.push(
        ...nodes.map(
          (node) => `${colorScheme}: ${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`,
        ),
      );
    }
  }
  return complaints;
}
