// Koroona's first lesson: place, aim, strength; light and dark; a foul and what it costs.

import type { DiscId, Event, Place, Point, Rule, Struck, View } from "../wire/koroona";
import type { Chapter, Lesson, Pick, Seen, Step } from "./lesson";

const YOU = 0;

type Setup = Chapter<"koroona">["setup"];

/** Discs by where they lie, in millimetres; the rest is pocketed. One's own are red, and one strikes. */
const lying =
  (red: readonly Point[], black: readonly Point[]): Setup =>
  (usual) => ({
    ...usual,
    sets: 1,
    clock: null,
    position: { discs: [...eight(red), ...eight(black)], turn: YOU, debts: [[], []] },
  });

function eight(points: readonly Point[]): Place[] {
  const places = points.map(([x, y]): Place => ({ table: [x * 1000, y * 1000] }));
  return [...places, ...Array.from({ length: 8 - points.length }, (): Place => "pocket")];
}

/** One's own first stroke in the chapter. */
function ownStroke({ told }: Seen<"koroona">): Struck | null {
  const strokes = told.flatMap((event: Event) =>
    typeof event === "object" && "struck" in event ? [event.struck] : [],
  );
  return strokes.find(({ by }) => by === YOU) ?? null;
}

/** What a foul costs: a disc that comes back, or one that is owed. */
const COSTS: readonly Rule[] = ["N18", "N19"];

const isFoul = (struck: Struck | null): boolean =>
  struck?.rulings.some(({ rule }) => COSTS.includes(rule)) ?? false;

const disc = (number: DiscId): string => `[data-disc="${number}"]`;

const discIn = (view: View, number: DiscId) => view.discs.find((one) => one.disc === number);

/** Whether the server calls this disc one's own and light, or one's own and dark. */
const isOwn =
  (number: DiscId, dark: boolean) =>
  (view: View): boolean => {
    const found = discIn(view, number);
    return found?.colour === "red" && found.dark === dark;
  };

const picks = (dark: boolean, ...numbers: DiscId[]): Pick<"koroona">[] =>
  numbers.map((number) => ({ at: disc(number), right: isOwn(number, dark), why: whyNot(number) }));

/** What a disc is that is not the right one. */
const whyNot =
  (number: DiscId) =>
  (view: View): string => {
    const found = discIn(view, number);
    if (found?.colour !== "red") return "lesson-not-yours";
    return found.dark ? "lesson-is-dark" : "lesson-is-light";
  };

const read = (text: string, ...mark: string[]): Step<"koroona"> => ({ text, mark });

/** Black's first disc follows red's eight. */
const BLACK = 8;

const chapters: readonly Chapter<"koroona">[] = [
  {
    setup: lying(
      [
        [880, 880],
        [500, 700],
      ],
      [[200, 600]],
    ),
    steps: [
      read("lesson-koroona-goal", disc(0), disc(1)),
      read("lesson-koroona-place"),
      {
        text: "lesson-koroona-strike",
        mark: [disc(1)],
        done: (seen) => ownStroke(seen) !== null,
      },
      read("lesson-koroona-struck"),
    ],
  },
  {
    setup: lying(
      [
        [500, 500],
        [350, 650],
      ],
      [[800, 600]],
    ),
    steps: [
      read("lesson-koroona-dark", disc(0)),
      read("lesson-koroona-light", disc(1)),
      {
        text: "lesson-koroona-foul",
        mark: [disc(0)],
        done: (seen) => isFoul(ownStroke(seen)),
        wrong: (seen) => (ownStroke(seen) && !isFoul(ownStroke(seen)) ? "lesson-koroona-no-foul" : null),
      },
      read("lesson-koroona-cost"),
    ],
  },
  {
    setup: lying(
      [
        [500, 520],
        [250, 700],
        [650, 60],
      ],
      [[760, 420]],
    ),
    steps: [
      { text: "lesson-koroona-question-light", picks: picks(false, 0, 1, 2, BLACK) },
      read("lesson-koroona-question-light-right", disc(1)),
    ],
  },
  {
    setup: lying(
      [
        [460, 460],
        [800, 800],
      ],
      [
        [250, 620],
        [600, 250],
      ],
    ),
    steps: [
      { text: "lesson-koroona-question-dark", picks: picks(true, 1, 0, BLACK, BLACK + 1) },
      read("lesson-koroona-question-dark-right", disc(0)),
    ],
  },
];

export const lesson: Lesson<"koroona"> = { game: "koroona", chapters };
