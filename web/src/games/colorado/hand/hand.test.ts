// The hand over the board, with a scene that writes down what it is asked.

import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { Sentence } from "../../../text";
import type { Command, View } from "../../../wire/colorado";
import type { Refusal } from "../../../wire/room";
import type { Scene } from "../../page";
import { viewWith } from "../testing";
import { Hand } from "./hand";

function view(change: Partial<View> = {}): View {
  return viewWith({
    position: "b6w/8/8/8/8/8/8/ww6 w - -",
    safe: ["h8"],
    offers: [
      { seat: 0, do: { move: "a1a3" } },
      { seat: 0, do: { move: "a1b2" } },
      { seat: 0, do: "resign" },
    ],
    ...change,
  });
}

const played: [number, Command][] = [];
const hints: Sentence[] = [];
let answer: Refusal | null = null;
let scene: Scene<"colorado">;
let shown = signal(view());

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
  hints.length = 0;
  answer = null;
  shown = signal(view());
  scene = {
    view: shown,
    names: signal(["Ann", "Bob"]),
    own: signal([0]),
    now: () => 0,
    play: async (seat, command) => {
      played.push([seat, command]);
      return answer;
    },
    note: async () => answer,
    hint: (sentence) => void hints.push(sentence),
    showRule: () => {},
    show: () => {},
    gestures: { hand: () => signal(null), sign: () => signal(null) },
  };
});

test("a pawn is touched, then where it goes", () => {
  const hand = new Hand(scene);
  hand.touch("a1");
  expect(hand.selected.value).toBe("a1");
  expect([...hand.targets.value.keys()]).toEqual(["a3", "b2"]);
  hand.touch("a3");
  expect(played).toEqual([[0, { move: "a1a3" }]]);
  expect(hand.given.value).toEqual({ from: "a1", to: "a3", dragged: false });
  expect(hand.ways.value.size).toBe(0);
});

test("touched again, a pawn is let go", () => {
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("a1");
  expect(hand.selected.value).toBeNull();
  expect(played).toEqual([]);
});

test("the new view takes the place of the move that was given", () => {
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("b2");
  shown.value = view({ moves: ["a1b2"], turn: "black", offers: [] });
  expect(hand.given.value).toBeNull();
});

test("a refused move goes back", async () => {
  answer = { code: "out_of_time", rule: null };
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("b2");
  await vi.runAllTimersAsync();
  expect(hand.given.value).toBeNull();
  expect(hand.ways.value.size).toBe(1);
});

test("what is not offered is asked for, so that the rule is told", () => {
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("h5");
  expect(played).toEqual([[0, { move: "a1h5" }]]);
  expect(hand.given.value).toBeNull();
});

test("dragging plays too, and a drop beside the board plays nothing", () => {
  const hand = new Hand(scene);
  expect(hand.lift("a8")).toBe(false);
  expect(hand.lift("a1")).toBe(true);
  hand.drag.value = { from: "a1", x: 1, y: 1 };
  hand.drop(null);
  expect(played).toEqual([]);
  hand.drag.value = { from: "a1", x: 1, y: 1 };
  hand.drop("a3");
  expect(hand.given.value?.dragged).toBe(true);
  expect(played).toEqual([[0, { move: "a1a3" }]]);
});

test.each([
  ["h8", "colorado-about-safe", "K7"],
  ["b1", "colorado-about-stuck", "K3"],
  ["a8", "colorado-about-square", "K2"],
  ["d4", "colorado-about-square", "K2"],
])("touching %s says %s", (square, id, rule) => {
  new Hand(scene).touch(square);
  expect(hints).toMatchObject([{ id, rule }]);
});

test("a fresh arrival is told as such", () => {
  shown.value = view({ fresh: "h8", safe: [], turn: "black", offers: [] });
  new Hand(scene).touch("h8");
  expect(hints.map(({ id }) => id)).toEqual(["colorado-about-fresh"]);
});

const theirs = (change: Partial<View> = {}) =>
  view({ turn: "black", offers: [], moves: ["a1a3"], ...change });
const mine = (change: Partial<View> = {}) => view({ moves: ["a1a3", "a8a7"], ...change });

/** The other side has moved; what was given ahead has had its moment. */
async function comes(to: View): Promise<void> {
  shown.value = to;
  await Promise.resolve();
}

test("a move given in the other side's turn waits on this device, and is played in one's own", async () => {
  shown.value = theirs();
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("b2");
  expect([hand.premove.value?.to, played.length]).toEqual(["b2", 0]);
  await comes(mine());
  expect(played).toEqual([[0, { move: "a1b2" }]]);
  expect(hand.premove.value).toBeNull();
});

test("one that can't be played any more is let go, with a word", async () => {
  shown.value = theirs();
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("c5");
  await comes(mine());
  expect(played).toEqual([]);
  expect(hints.at(-1)?.id).toBe("colorado-ahead-gone");
  await comes(mine({ offers: [{ seat: 0, do: { move: "a1c5" } }], moves: ["a1a3", "a8a7", "b1b2", "a7a6"] }));
  expect(played).toEqual([]);
});

test("a touch takes it back, and so does the end of the game", async () => {
  shown.value = theirs();
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("b2");
  hand.touch("d4");
  expect(hand.premove.value).toBeNull();
  hand.touch("a1");
  hand.touch("b2");
  await comes(mine({ stage: "over", turn: null, offers: [] }));
  expect([hand.premove.value, played.length]).toEqual([null, 0]);
});

test("whoever plays both sides thinks ahead for neither", () => {
  shown.value = theirs();
  const hand = new Hand({ ...scene, own: signal([0, 1]) });
  hand.touch("a1");
  expect([hand.selected.value, hand.premove.value]).toEqual([null, null]);
});

test("the cursor starts on one's own base row and stays on the board", () => {
  const hand = new Hand(scene);
  expect(hand.cursor.value).toBe("e1");
  expect(hand.step(1, 0)).toBe("f1");
  expect(hand.step(0, 1)).toBe("f1");
  expect(hand.step(0, -8)).toBe("f8");
});

test("for Black the board is turned", () => {
  const hand = new Hand({ ...scene, own: signal([1]) });
  expect(hand.eyes.value).toBe("black");
  expect(hand.cursor.value).toBe("d8");
  expect(hand.step(0, -1)).toBe("d7");
});

test("looking at the past offers nothing; a touch comes back", () => {
  shown.value = view({ moves: ["a2a1", "a7a8"] });
  const hand = new Hand(scene);
  hand.look(1, 1);
  expect(hand.shown.value?.pawns.get("a7")).toBe("black");
  expect(hand.ways.value.size).toBe(0);
  hand.touch("a1");
  expect(hand.shown.value).toBeNull();
  expect(hand.selected.value).toBeNull();
});

test("a capture that loses the game is told of, and asks for a second touch, however the pawn is moved", () => {
  shown.value = view({
    position: "8/8/8/2w1b3/8/8/8/b7 w - -",
    safe: ["a1"],
    offers: [
      { seat: 0, do: { move: "c5e5" }, loses: true },
      { seat: 0, do: { move: "c5c6" } },
    ],
  });
  const hand = new Hand(scene);
  hand.touch("c5");
  expect(hints).toEqual([{ id: "colorado-loses", args: { square: "e5" }, rule: "K10" }]);
  hand.touch("e5");
  expect(hints.at(-1)?.id).toBe("colorado-loses-sure");
  expect([played, hand.selected.value]).toEqual([[], "c5"]);
  // Taken up again, it is asked again; put down twice, it is meant.
  hand.touch("c5");
  hand.touch("c5");
  for (const plays of [0, 1]) {
    hand.lift("c5");
    hand.drag.value = { from: "c5", x: 4, y: 3 };
    hand.drop("e5");
    expect(played.length).toBe(plays);
  }
});

test("dragged in the other side's turn, a pawn is given ahead", () => {
  shown.value = view({ turn: "black", offers: [] });
  const hand = new Hand(scene);
  expect([...hand.movable.value].sort()).toEqual(["a1", "b1"]);
  expect(hand.lift("a8")).toBe(false);
  expect(hand.lift("a1")).toBe(true);
  hand.drag.value = { from: "a1", x: 0, y: 5 };
  hand.drop("a3");
  expect(hand.premove.value).toMatchObject({ from: "a1", to: "a3" });
});

test("what is dragged while their move comes to rest stays under the finger, and is played", () => {
  shown.value = view({ turn: "black", offers: [] });
  const hand = new Hand(scene);
  expect(hand.lift("a1")).toBe(true);
  hand.drag.value = { from: "a1", x: 0, y: 5 };
  shown.value = view({ moves: ["a8a7"] });
  hand.drop("a3");
  expect(played).toEqual([[0, { move: "a1a3" }]]);
});

test("touches while one's own move is on its way are kept, but for its echo", async () => {
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("a3");
  for (const square of ["a3", "b1", "c1"]) hand.touch(square);
  expect(hand.premove.value).toBeNull();
  shown.value = view({ position: "b6w/8/8/8/8/w7/8/1w6 b - -", moves: ["a1a3"], turn: "black", offers: [] });
  await vi.runAllTimersAsync();
  expect(hand.premove.value).toMatchObject({ from: "b1", to: "c1" });
});

test("a refused move takes the touches after it along", async () => {
  answer = { code: "out_of_time", rule: null };
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("a3");
  hand.touch("b1");
  await vi.runAllTimersAsync();
  expect(hand.selected.value).toBeNull();
});

test("refused, a pawn stays in the hand: the no speaks of its ways", async () => {
  answer = { code: "not_along_its_colour", rule: "K3" };
  const hand = new Hand(scene);
  hand.touch("a1");
  hand.touch("h5");
  await vi.runAllTimersAsync();
  expect(hand.selected.value).toBe("a1");
  expect([...hand.targets.value.keys()]).toEqual(["a3", "b2"]);
});

test("who asked about a square is told of the pawn they take up, and of no other square's colour", () => {
  const hand = new Hand(scene);
  hand.touch("a1");
  expect(hints).toEqual([]);
  hand.touch("a1");
  hand.touch("e4");
  hand.touch("a1");
  expect(hints.map(({ args }) => args?.square)).toEqual(["e4", "a1"]);
});
