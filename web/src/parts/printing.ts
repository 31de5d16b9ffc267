// Where the games on paper are: the server's addresses of PDFs, and which paper is usual where.

import type { GameName } from "../wire";

export type Paper = "a4" | "letter";

interface Wanted {
  readonly game: GameName;
  readonly paper: Paper;
  readonly language: string;
  /** So many cards with situations, instead of the game. */
  readonly cards?: number | undefined;
}

/** Where the server has it. */
export function printAddress({ game, paper, language, cards }: Wanted): string {
  const deck = cards === undefined ? "" : `&cards=${cards}`;
  return `/api/print/${game}?paper=${paper}&language=${language}${deck}`;
}

/** Countries whose printers hold letter paper. */
const LETTER = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE"]);

/** The paper that is usual where a browser's language is spoken: `en-US`. */
export function paperFor(tag: string | undefined): Paper {
  const region = tag?.split("-").find((part) => /^[A-Z]{2}$/.test(part));
  return region !== undefined && LETTER.has(region) ? "letter" : "a4";
}
