// With whom one sits at a table, or sat in a game, as lists say it.

import { botName } from "../table/names";
import { t } from "../text";
import type { OwnTable, PlayedSeat } from "../wire/server";

/** The others at a table: people by name, bots by their levels; a few that can't be asked say nothing. */
export function tableCompany({ game, company }: Pick<OwnTable, "game" | "company">): string[] {
  const levels = company.map((one) => (one.kind === "bot" ? one.level : null));
  const names = company.map((one, at) => (one.kind === "bot" ? botName(game, levels, at) : one.name));
  // People first: by them one knows a table.
  const people = names.filter((_, at) => levels[at] === null);
  return [...people, ...names.filter((_, at) => levels[at] !== null)];
}

/** Whom one played with: people by name, bots as such. */
export function gameCompany(seats: readonly PlayedSeat[]): string[] {
  const others = seats.filter((seat) => !seat.own);
  const people = others.flatMap((seat) => (seat.name ? [seat.name] : []));
  const bots = others.length - people.length;
  return [...people, ...(bots > 0 ? [t("bots", { count: bots })] : [])];
}
