// Colorado's first lesson: four colours, four moves; where one stops; capturing, arriving, winning.

import type { Event, Square, View } from "../wire/colorado";
import type { Chapter, Lesson, Seen, Step } from "./lesson";

/** The rule book's board: lesson and book show the same. */
const BOARD = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

type Setup = Chapter<"colorado">["setup"];

/** One's own pawns are white, and one begins. */
const from =
  (pawns: string): Setup =>
  (usual) => ({
    ...usual,
    games: 1,
    clock: "none",
    board: { hand_made: BOARD },
    beginner: { seat: 0 },
    position: `${pawns} w - -`,
  });

/** All moves told, the first one first. */
function moves(told: readonly Event[]): string[] {
  return told.flatMap((event) => (typeof event === "object" && "moved" in event ? [event.moved.move] : []));
}

/** One's own first move in the chapter. */
const ownMove = ({ told }: Seen<"colorado">): string | null => moves(told)[0] ?? null;

const square = (at: Square): string => `[data-square="${at}"]`;

const blacks = ({ position }: View): number => position.split(" ")[0]?.split("b").length ?? 0;

const won = ({ view }: Seen<"colorado">): boolean => view.verdict?.winner === "white";

const captured = ({ first, view }: Seen<"colorado">): boolean => blacks(view) < blacks(first);

const moveFrom = (text: string, at: Square): Step<"colorado"> => ({
  text,
  mark: [square(at)],
  done: (seen) => ownMove(seen) !== null,
});

const read = (text: string): Step<"colorado"> => ({ text });

/** Wrong once one has moved and it was not that. */
const unless =
  (right: (seen: Seen<"colorado">) => boolean, text: string) =>
  (seen: Seen<"colorado">): string | null =>
    ownMove(seen) !== null && !right(seen) ? text : null;

/** The furthest square straight ahead that the server offered. */
function furthestAhead({ first }: Seen<"colorado">, at: Square): Square {
  const ahead = first.offers.flatMap((offer) =>
    typeof offer.do === "object" && "move" in offer.do ? [offer.do.move] : [],
  );
  const same = ahead
    .filter((move) => move.startsWith(at) && move[2] === at[0])
    .map((move) => move.slice(2, 4));
  return same.sort().at(-1) ?? at;
}

const stopsRight = (seen: Seen<"colorado">): boolean =>
  ownMove(seen)?.slice(2, 4) === furthestAhead(seen, "d3");

const chapters: readonly Chapter<"colorado">[] = [
  {
    setup: from("7b/8/8/8/2w5/8/8/8"),
    steps: [moveFrom("lesson-colorado-blue", "c4"), read("lesson-colorado-blue-seen")],
  },
  {
    setup: from("7b/8/8/8/5w2/8/8/8"),
    steps: [moveFrom("lesson-colorado-green", "f4"), read("lesson-colorado-green-seen")],
  },
  {
    setup: from("7b/8/8/8/8/3w4/8/8"),
    steps: [moveFrom("lesson-colorado-red", "d3"), read("lesson-colorado-red-seen")],
  },
  {
    setup: from("7b/8/8/8/3w4/8/8/8"),
    steps: [moveFrom("lesson-colorado-yellow", "d4"), read("lesson-colorado-yellow-seen")],
  },
  {
    setup: from("7b/8/8/3b4/8/3w4/8/8"),
    steps: [
      {
        text: "lesson-colorado-capture",
        mark: [square("d3"), square("d5")],
        done: captured,
        wrong: unless(captured, "lesson-colorado-capture-wrong"),
      },
      read("lesson-colorado-captured"),
    ],
  },
  {
    setup: from("8/1w6/8/7b/4w3/8/8/8"),
    steps: [
      {
        text: "lesson-colorado-arrive",
        mark: [square("b7"), square("b8")],
        done: (seen) => ownMove(seen)?.slice(2, 4) === "b8",
        wrong: unless((seen) => ownMove(seen)?.slice(2, 4) === "b8", "lesson-colorado-arrive-wrong"),
      },
      // Read, however soon Black has moved.
      { text: "lesson-colorado-fresh", mark: [square("b8")] },
      { text: "lesson-colorado-safe", mark: [square("b8")] },
    ],
  },
  {
    setup: from("w1b5/1w6/8/8/8/4b3/8/8"),
    steps: [
      {
        text: "lesson-colorado-win",
        mark: [square("b7")],
        done: won,
        wrong: unless(won, "lesson-colorado-win-wrong"),
      },
      read("lesson-colorado-won"),
    ],
  },
  {
    setup: from("7b/8/8/8/8/3w4/8/8"),
    steps: [
      {
        text: "lesson-colorado-question-stop",
        mark: [square("d3")],
        done: stopsRight,
        wrong: unless(stopsRight, "lesson-colorado-question-stop-wrong"),
      },
      read("lesson-colorado-question-stop-right"),
    ],
  },
  {
    setup: from("7b/8/8/3b4/8/3w4/8/3b4"),
    steps: [
      {
        text: "lesson-colorado-question-safe",
        mark: [square("d1"), square("d5")],
        done: captured,
        wrong: unless(captured, "lesson-colorado-capture-wrong"),
      },
      read("lesson-colorado-question-safe-right"),
    ],
  },
  {
    setup: from("w7/3w4/8/8/8/8/6b1/8"),
    steps: [
      {
        text: "lesson-colorado-question-win",
        done: won,
        wrong: unless(won, "lesson-colorado-win-wrong"),
      },
      read("lesson-colorado-question-win-right"),
    ],
  },
];

export const lesson: Lesson<"colorado"> = { game: "colorado", chapters };
