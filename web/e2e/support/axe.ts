// axe-core, run inside the page: an empty list means that it found nothing to complain about.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

export async function violations(page: Page): Promise<string[]> {
  // Evaluated over the debugger's line, so that the page's policy stays as strict as people get it.
  await page.evaluate(SOURCE);
  const found = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)",
  )) as Violation[];
  return found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
