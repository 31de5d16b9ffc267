import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { ROOM } from "../wire/lists";
import { roomWords, SILENT } from "./words";

const VIEW = {
  game: "corona",
  levels: ["beginner"],
  guests: [{ id: 1, name: "Anna" }],
  chairs: [],
} as unknown as TableView<"corona">;

/** Something of every kind, with everything that any kind has. */
function telling(kind: string): never {
  const outcome = { standings: [{ seat: 0, place: 1, score: 3 }] };
  return {
    kind,
    guest: 1,
    to: 1,
    code: "KLMPRT",
    name: "Anna",
    seat: 0,
    level: 0,
    why: { asked: 1 },
    outcome,
  } as never;
}

const names = (): string => "Anna";

it("every telling of the room has its words, or is known to need none", () => {
  for (const kind of ROOM.tellings) {
    if (kind === "played") continue;
    const words = roomWords<"corona">(telling(kind), VIEW, names);
    if (SILENT.has(kind)) expect(words, kind).toBeNull();
    else expect(words?.id, kind).toBe(`told-room-${kind}`);
  }
});

it("winners are named, and counted", () => {
  const outcome = {
    standings: [
      { seat: 0, place: 1, score: 3 },
      { seat: 1, place: 1, score: 3 },
      { seat: 2, place: 3, score: 1 },
    ],
  };
  const words = roomWords<"corona">({ kind: "game_over", id: "x", outcome }, VIEW, (seat) => `s${seat}`);
  expect(words?.args).toEqual({ names: "s0, s1", count: 2 });
});

it("a draw is nobody's win", () => {
  const outcome = { standings: [0, 1].map((seat) => ({ seat, place: 1, score: 9 })) };
  const words = roomWords<"corona">({ kind: "game_over", id: "x", outcome }, VIEW, names);
  expect(words?.id).toBe("told-room-game_over-drawn");
});
