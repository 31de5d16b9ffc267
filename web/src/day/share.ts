// What one can tell others of a day without giving anything away: how near one came, how fast, and where it is. No
// points, for those would say what there is to be found.

const MARKS = 5;

/** How near one came, in five marks: all of them only for the best there is. */
export function marks(points: number | null, best: number): string {
  const full = points === null || best <= 0 ? 0 : Math.floor((MARKS * points) / best);
  return "◆".repeat(Math.min(MARKS, full)) + "◇".repeat(MARKS - Math.min(MARKS, full));
}

/** How hard it is, in five stars. */
export function stars(grade: number): string {
  return "★".repeat(grade) + "☆".repeat(Math.max(0, 5 - grade));
}

export function shareText(shared: {
  title: string;
  /** The day, in words. */
  day: string;
  grade: number;
  points: number | null;
  best: number;
  /** How long it took, and how many days in a row, in words; nothing where there is nothing to say. */
  words: readonly string[];
  link: string;
}): string {
  const { title, day, grade, points, best, words, link } = shared;
  return [`${title}, ${day} ${stars(grade)}`, [marks(points, best), ...words].join(" · "), link].join("\n");
}
