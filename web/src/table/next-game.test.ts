// A place in the next game: one wish, one chair.

import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import type { Refusal } from "../wire/room";
import { sitNext } from "./next-game";
import type { TableStore } from "./store";

const chair = (guest: number) => ({ kind: "guest", guest });
const lobby = (revision: number, ...guests: number[]) => ({
  chairs: guests.map(chair),
  most_seats: 4,
  moments: { lobby: revision },
  playing: { outcome: {} },
});

function waiting() {
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const view = signal(lobby(1, 1));
  const store = {
    view,
    own: signal<number[]>([]),
    wantsNext: signal(true),
    do: () => new Promise((answer) => answers.push(answer)),
  };
  const stop = sitNext(store as unknown as TableStore<"corona">);
  const answer = async (code: string | null) => {
    answers.at(-1)?.(code === null ? null : { code });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { view, store, stop, answer, asked: () => answers.length };
}

it("somebody else who sits down while one's own wish is unanswered does not make it two", async () => {
  const { view, store, answer, asked } = waiting();
  expect(asked()).toBe(1);
  view.value = lobby(1, 1, 2);
  expect(asked()).toBe(1);
  await answer(null);
  view.value = lobby(1, 1, 2, 0);
  expect([asked(), store.wantsNext.value]).toEqual([1, false]);
});

it("what was refused is tried again in another lobby, not in the same", async () => {
  const { view, answer, asked } = waiting();
  await answer("too_late");
  expect(asked()).toBe(1);
  view.value = lobby(2, 1);
  expect(asked()).toBe(2);
  // It changed before the answer came.
  view.value = lobby(3, 1);
  await answer("too_late");
  expect(asked()).toBe(3);
});

it("nobody is seated who has left, or while all chairs are taken", async () => {
  const { view, answer, asked, stop } = waiting();
  await answer("table_full");
  view.value = lobby(2, 1, 2, 3, 4);
  expect(asked()).toBe(1);
  stop();
  view.value = lobby(3, 1);
  expect(asked()).toBe(1);
});
