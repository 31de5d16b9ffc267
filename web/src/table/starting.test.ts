import { expect, it, vi } from "vitest";
import type { TableView } from "../wire";
import type { ChairView, Refusal } from "../wire/room";
import { startingOf } from "./starting";

vi.mock("../text", () => ({ hasText: () => true, listed: (names: string[]) => names.join(" and ") }));

const guest = (guest: number, ready: boolean): ChairView => ({
  kind: "guest",
  guest,
  name: ["Anna", "Bea", "Cleo"][guest] ?? "?",
  ready,
  stand_in: null,
});

function table(chairs: ChairView[], not_yet: Refusal | null): TableView<"koroona"> {
  return { game: "koroona", chairs, not_yet, host: 0, fewest_seats: 2, playing: null } as never;
}

const NOT_READY = { code: "not_everyone_ready" };

it("what the table says can begin may be started", () => {
  expect(startingOf(table([guest(0, true), guest(1, true)], null), [0], true)).toEqual({
    may: true,
    ready: true,
    mayWish: false,
    why: null,
  });
});

it("one's own readiness comes with the start, others' does not", () => {
  expect(startingOf(table([guest(0, false), guest(1, true)], NOT_READY), [0], true).may).toBe(true);
  const waits = startingOf(table([guest(0, false), guest(1, false)], NOT_READY), [0], true);
  expect(waits).toMatchObject({ may: false, why: { id: "waiting-for", args: { names: "Bea" } } });
});

// FINDINGS: "Koroona: Start enabled with three of four".
it("three of four can't start, and the game's own reason stands beside the button", () => {
  const three = [guest(0, true), guest(1, true), guest(2, true)];
  const { may, why } = startingOf(table(three, { code: "seat_count", rule: "N1" }), [0], true);
  expect(may).toBe(false);
  expect(why).toEqual({ id: "refused-koroona-seat_count", rule: "N1" });
});

it("too few are told how many are missing, whatever the table calls it", () => {
  const { may, why } = startingOf(table([guest(0, true)], { code: "wrong_number_of_seats" }), [0], true);
  expect([may, why]).toEqual([false, { id: "need-more", args: { count: 1 } }]);
});

it("a guest who is ready waits for the host", () => {
  const { ready, why } = startingOf(table([guest(0, false), guest(1, true)], NOT_READY), [1], false);
  expect([ready, why]).toEqual([true, { id: "waiting-for-host" }]);
});

it("after a game, who would like another one says so, and the others are asked", () => {
  const over = (chairs: ChairView[]) => ({ ...table(chairs, NOT_READY), playing: { outcome: {} } }) as never;
  const host = startingOf(over([guest(0, false), guest(1, false)]), [0], true);
  expect(host).toMatchObject({ may: false, mayWish: true });
  const asked = startingOf(over([guest(0, true), guest(1, false)]), [1], false);
  expect(asked.why).toEqual({ id: "again-wished", args: { names: "Anna" } });
  const waits = startingOf(over([guest(0, true), guest(1, false)]), [0], true);
  expect(waits).toMatchObject({ mayWish: false, why: { id: "waiting-for", args: { names: "Bea" } } });
});
