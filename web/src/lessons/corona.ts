// Corona's first lesson: a die moves a piece, landings score, stacks grow, the order matters; then calls.

import type { Colour, Event, Piece, Points, Position, Setup, Space } from "../wire/corona";
import type { Chapter, Lesson, Seen, Step } from "./lesson";

type Round = Pick<Position, "placement" | "throw">;

const YOU = 0;
const BOT = 1;

/** No hurry in a lesson: the longest glass there may be. */
const UNHURRIED = 86_400_000;

const has = (told: readonly Event[], ...kinds: Event["kind"][]): boolean =>
  told.some(({ kind }) => kinds.includes(kind));

/** One's own round to play out, with nothing called before it. */
const playing =
  ({ placement, throw: dice }: Round, call: Points = 1) =>
  (usual: Setup): Setup =>
    begun(usual, { placement, throw: dice, setter: BOT, bid: { bidder: YOU, call } });

function begun(usual: Setup, position: Position): Setup {
  return {
    ...usual,
    endings: { rounds: 1, time: null, broke: false, doubled: false },
    glass: UNHURRIED,
    early_end: true,
    idle_limit: null,
    play_limit: null,
    position,
  };
}

const die = (colour: Colour): string => `[data-die="${colour}"]`;
const space = (at: Space): string => `[data-space="${at}"]`;

/** The marker that the table has on a piece. */
function markerOn({ view: { phase } }: Seen<"corona">, piece: Piece): Colour | null {
  return phase.kind === "marking" ? (phase.markers[piece] ?? null) : null;
}

const marked =
  (wanted: Partial<Record<Piece, Colour>>) =>
  (seen: Seen<"corona">): boolean =>
    Object.entries(wanted).every(([piece, colour]) => markerOn(seen, Number(piece)) === colour);

/** Some marker is where the step does not want one. */
const otherwise =
  (wanted: Partial<Record<Piece, Colour>>, text: string) =>
  (seen: Seen<"corona">): string | null =>
    [0, 1, 2, 3, 4, 5].some((piece) => {
      const colour = markerOn(seen, piece);
      return colour !== null && wanted[piece] !== colour;
    })
      ? text
      : null;

/** What the server says each marked piece would score with this die. */
function offeredBy(colour: Colour, seen: Seen<"corona">): Points[] {
  return seen.view.offers.flatMap((offer) =>
    offer.kind === "touch" && markerOn(seen, offer.piece) === colour ? [offer.step.points] : [],
  );
}

const moved =
  (times: number) =>
  ({ told }: Seen<"corona">): boolean =>
    told.filter(({ kind }) => kind === "piece_moved").length >= times;

const settledWith = ({ told }: Seen<"corona">): Points | null =>
  told.flatMap((event) => (event.kind === "round_settled" ? [event.points] : [])).at(-1) ?? null;

/** Marking and then scoring so much, by whatever way leads there. */
const scores = (text: string, least: Points, mark: readonly string[], wrong: string): Step<"corona"> => ({
  text,
  mark,
  done: (seen) => (settledWith(seen) ?? -1) >= least,
  wrong: (seen) => {
    const points = settledWith(seen);
    return points !== null && points < least ? wrong : null;
  },
});

const read = (text: string): Step<"corona"> => ({ text });

const ONE_DIE: Round = { placement: [0, 3, 3, 6, 8, 10], throw: [3, 1, 5, 4, 6, 2] };
const STACK: Round = { placement: [4, 5, 7, 8, 10, 11], throw: [2, 3, 4, 4, 4, 6] };
const ORDER: Round = { placement: [2, 3, 6, 8, 9, 11], throw: [1, 1, 6, 6, 5, 4] };
const CALL: Round = { placement: [0, 2, 4, 4, 7, 9], throw: [2, 4, 1, 3, 5, 6] };
const GLASS: Round = { placement: [0, 0, 3, 5, 7, 11], throw: [1, 1, 2, 3, 5, 6] };
const MOST: Round = { placement: [0, 2, 2, 6, 6, 6], throw: [4, 1, 3, 3, 5, 5] };
const WHICH_FIRST: Round = { placement: [3, 4, 5, 8, 9, 9], throw: [2, 6, 3, 6, 6, 6] };

const chapters: readonly Chapter<"corona">[] = [
  {
    setup: playing(ONE_DIE),
    steps: [
      {
        text: "lesson-corona-mark",
        mark: [die("red"), space(0)],
        done: marked({ 0: "red" }),
        wrong: otherwise({ 0: "red" }, "lesson-corona-mark-other"),
      },
      { text: "lesson-corona-move", mark: [space(0)], done: moved(1) },
      read("lesson-corona-landed"),
    ],
  },
  {
    setup: playing(STACK),
    steps: [
      {
        text: "lesson-corona-stack",
        mark: [die("orange"), space(4), die("red"), space(5)],
        done: marked({ 0: "orange", 1: "red" }),
        wrong: otherwise({ 0: "orange", 1: "red" }, "lesson-corona-stack-other"),
      },
      { text: "lesson-corona-both", mark: [space(4), space(5)], done: moved(2) },
      read("lesson-corona-stacked"),
    ],
  },
  {
    setup: playing(ORDER),
    steps: [
      {
        text: "lesson-corona-order",
        mark: [die("red"), space(2), die("orange"), space(3)],
        done: marked({ 0: "red", 1: "orange" }),
        wrong: otherwise({ 0: "red", 1: "orange" }, "lesson-corona-order-other"),
      },
      scores("lesson-corona-order-move", 2, [space(2)], "lesson-corona-order-wrong"),
      read("lesson-corona-ordered"),
    ],
  },
  {
    without: "glass",
    setup: (usual) => begun(usual, { ...CALL, setter: BOT, silenced: BOT }),
    steps: [
      { text: "lesson-corona-call", done: ({ told }) => has(told, "call_placed") },
      {
        text: "lesson-corona-done",
        mark: [".corona-done"],
        done: ({ told }) => has(told, "auction_won"),
      },
      { text: "lesson-corona-play", done: (seen) => settledWith(seen) !== null },
      read("lesson-corona-paid"),
    ],
  },
  {
    setup: (usual) => ({ ...begun(usual, { ...GLASS, setter: BOT }), glass: usual.glass }),
    steps: [
      {
        text: "lesson-corona-glass",
        done: ({ told }) => has(told, "auction_won", "auction_passed"),
      },
      {
        text: "lesson-corona-shown",
        done: (seen) => settledWith(seen) !== null || has(seen.told, "auction_passed"),
      },
      read("lesson-corona-round"),
    ],
  },
  {
    setup: playing(MOST),
    steps: [
      {
        text: "lesson-corona-question-most",
        mark: [die("red")],
        done: (seen) => offeredBy("red", seen).some((points) => points >= 4),
        wrong: (seen) => (offeredBy("red", seen).length > 0 ? "lesson-corona-question-most-wrong" : null),
      },
      read("lesson-corona-question-most-right"),
    ],
  },
  {
    setup: playing(WHICH_FIRST, 4),
    steps: [
      scores("lesson-corona-question-order", 4, [die("red"), die("yellow")], "lesson-corona-order-wrong"),
      read("lesson-corona-question-order-right"),
    ],
  },
];

export const lesson: Lesson<"corona"> = { game: "corona", chapters };
