// A table as text: discs as the rule book names them, in millimetres as they are stored, those left out being pocketed;
// then who shoots, and whatever is not as usual: `r1_500_300,b1_421.5_700~shoots_1`. Seats are counted from 1.

import type { Colour, Debts, Place, Rule, Stand } from "../../../wire/koroona";
import type { Notation } from "../../page";
import { begin, given } from "./given";

const EACH = 8;
const DISC = /^([rb])(\d{1,2})_(\d{1,4}(?:\.\d{1,3})?)_(\d{1,4}(?:\.\d{1,3})?)$/;
const ROUND: readonly Stand[] = ["south", "west", "north", "east"];

const micrometres = (text: string | undefined): number => Math.round(Number(text) * 1000);

/** Where seats stand from the first one on: two opposite each other, four all around, as at the start. */
function standing(first: Stand, seats: number): Stand[] {
  const from = ROUND.indexOf(first);
  return Array.from({ length: seats }, (_, seat) => {
    const quarters = seats === 2 ? 2 * seat : seat;
    return ROUND[(from + quarters) % ROUND.length] ?? first;
  });
}

function discsOf(text: string, seats: number): Place[] | null {
  const many = (seats / 2) * EACH;
  const places = Array.from({ length: 2 * many }, (): Place => "pocket");
  for (const one of text === "" ? [] : text.split(",")) {
    const [, colour, number, x, y] = DISC.exec(one) ?? [];
    const nth = Number(number) - 1;
    if (!colour || nth < 0 || nth >= many) return null;
    places[nth + (colour === "b" ? many : 0)] = { table: [micrometres(x), micrometres(y)] };
  }
  return places;
}

/** What each side owes, red's first: who stands where and incurred it. */
function debtsOf(text: string | undefined): Debts {
  const [red, black] = (text ?? "").split("+");
  const all = (side: string | undefined) => (side ? (side.split(",") as Stand[]) : []);
  return [all(red), all(black)];
}

export const notation: Notation<"koroona"> = {
  write: (view) => {
    if (!given(view)) return null;
    const { discs, seats, turn, debts, off } = view;
    const many = discs.length / 2;
    const letter: Record<Colour, string> = { red: "r", black: "b" };
    const lying = discs.flatMap(({ colour, place }, disc) =>
      place === "pocket"
        ? []
        : [`${letter[colour]}${(disc % many) + 1}_${place.table.map((at) => at / 1000).join("_")}`],
    );
    const first = seats[0]?.stand ?? "south";
    return [
      lying.join(","),
      `shoots_${(turn ?? 0) + 1}`,
      ...(seats.length === 2 ? [] : [`seats_${seats.length}`]),
      ...(first === "south" ? [] : [`first_${first}`]),
      ...(debts.flat().length === 0 ? [] : [`owes_${debts.map((side) => side.join(",")).join("+")}`]),
      ...(off.length === 0 ? [] : [`off_${off.join(",")}`]),
    ].join("~");
  },
  read: (text) => {
    const [lying = "", ...rest] = text.replace(/\s/g, "").split("~");
    const said = new Map(rest.map((one) => [one.split("_", 1)[0] ?? "", one.slice(one.indexOf("_") + 1)]));
    const seats = Number(said.get("seats") ?? 2);
    const discs = seats === 2 || seats === 4 ? discsOf(lying, seats) : null;
    const turn = Number(said.get("shoots") ?? 1) - 1;
    if (!discs || !Number.isInteger(turn) || turn < 0) return null;
    const stands = standing((said.get("first") ?? "south") as Stand, seats);
    const off = (said.get("off")?.split(",") ?? []) as Rule[];
    return begin({ discs, turn, debts: debtsOf(said.get("owes")), stands }, seats, off);
  },
};
