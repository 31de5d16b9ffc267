// What this device remembers of lessons: whether they were offered, and which tables and games were only lessons, so that
// nobody is asked to go on with one.

import { kept } from "../settings";

/** Whether somebody on this device took a lesson, or would rather not. */
export const offered = kept<"yes" | "no">("lessons-offered", (stored) => (stored === "yes" ? "yes" : "no"));

/** Tables' codes and games' ids, the latest last. */
const lessons = kept<string>("lessons", (stored) => stored ?? "");

/** More than anybody sees in a list. */
const REMEMBERED = 100;

export function rememberLesson(name: string): void {
  const names = lessons.peek().split(" ");
  if (names.includes(name)) return;
  lessons.value = [...names, name].slice(-REMEMBERED).join(" ").trim();
}

export function isLesson(name: string): boolean {
  return lessons.value.split(" ").includes(name);
}
