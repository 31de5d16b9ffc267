// The levels' own names beside the strengths on the first page, which loads no game: they are those that are seated.

import { expect, it } from "vitest";
import { GAME_NAMES, loadPage } from "../games";
import { STRENGTHS } from "../settings";
import { LANGUAGES } from "../text";

const TEXTS = import.meta.glob<string>("../text/*/*.ftl", { query: "?raw", import: "default", eager: true });

function lines(language: string, part: string, beginning: string): string[] {
  const text = TEXTS[`../text/${language}/${part}.ftl`] ?? "";
  return text.split("\n").flatMap((line) => {
    const [id = "", ...rest] = line.split(" = ");
    return id.startsWith(beginning) ? [rest.join(" = ")] : [];
  });
}

it.each(GAME_NAMES)("every strength of %s is named after the bots it seats", async (game) => {
  const { company } = await loadPage(game);
  for (const language of LANGUAGES) {
    const levels = lines(language, "shell", `level-${game}-`);
    const named = STRENGTHS.map((strength) =>
      [...new Set(company[strength].map((level) => levels[level]))].join(", "),
    );
    expect(lines(language, "shell", `company-${game}-`)).toEqual(named);
  }
});
