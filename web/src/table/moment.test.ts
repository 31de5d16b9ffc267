import { expect, it } from "vitest";
import type { Command, View } from "../wire/room";
import { momentOf } from "./moment";

type Kind = Command<unknown, unknown>["kind"];

const SHOWN = {
  next: { id: "next", commitment: "" },
  paused: null,
  moments: { lobby: 4, pause: 2, proposal: 7 },
  for_ending: [],
  playing: { id: "game", outcome: null, moments: { turn: 31, part: 3, offer: 30 } },
} as unknown as View<unknown, unknown>;

const shown = (change: Partial<View<unknown, unknown>>): View<unknown, unknown> => ({ ...SHOWN, ...change });
const playing = (change: object) => shown({ playing: { ...SHOWN.playing, ...change } as never });

it("every command names what its table's view shows", () => {
  const cases: [Kind[], unknown][] = [
    [["set_name", "open_door", "close_door", "hand_over", "remove_guest", "make_link", "take_link"], "any"],
    [["stand", "ready", "not_ready", "start"], { lobby: 4 }],
    [["sit", "seat_bot", "change_setup", "set_allowance"], { next: "next" }],
    [
      ["pause", "do_not_pause", "give_up", "agree_to_end", "stand_in", "take_back", "play_for"],
      { game: "game" },
    ],
    [["play"], { play: { game: "game", number: 31 } }],
  ];
  for (const [kinds, moment] of cases) {
    for (const kind of kinds) expect(momentOf(SHOWN, kind), kind).toEqual(moment);
  }
});

it("a play names its turn, its part or the offer it answers", () => {
  expect(momentOf(SHOWN, "play", "turn")).toEqual({ play: { game: "game", number: 31 } });
  expect(momentOf(SHOWN, "play", "part")).toEqual({ play: { game: "game", number: 3 } });
  expect(momentOf(SHOWN, "play", "offer")).toEqual({ play: { game: "game", number: 30 } });
  expect(momentOf(playing({ moments: { turn: 1, part: 1 } }), "play", "offer")).toBeNull();
});

it("going on names the pause, playing on the proposal, if there is one", () => {
  expect(momentOf(SHOWN, "resume")).toBeNull();
  expect(momentOf(shown({ paused: "abandoned" }), "resume")).toEqual({ pause: 2 });
  expect(momentOf(SHOWN, "play_on")).toBeNull();
  expect(momentOf(shown({ for_ending: [1] }), "play_on")).toEqual({ proposal: 7 });
});

it("nothing can be meant for a game that is over, or for a next one that has begun", () => {
  const over = playing({ outcome: { standings: [] } });
  expect(momentOf(over, "play")).toBeNull();
  expect(momentOf(over, "pause")).toBeNull();
  expect(momentOf(shown({ playing: null }), "play")).toBeNull();
  expect(momentOf(shown({ next: null }), "sit")).toBeNull();
});
