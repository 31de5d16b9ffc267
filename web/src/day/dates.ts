// Days in words. A day is UTC's, wherever one is.

import { language } from "../text";

export function dayInWords(day: string, weekday = true): string {
  const date = new Date(`${day}T12:00:00Z`);
  return date.toLocaleDateString(language.value, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    ...(weekday ? { weekday: "long" } : { year: "numeric" }),
  });
}
