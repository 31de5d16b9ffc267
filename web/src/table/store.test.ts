import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GamePage } from "../games/page";
import type { Socket } from "../net/line";
import { TableStore } from "./store";

vi.mock("../settings", () => ({
  reducedMotion: () => false,
  kept: () => ({ value: "en", peek: () => "en" }),
}));

/** The table's end of the line. */
let socket: Socket & { sent: Record<string, unknown>[] };
let store: TableStore<"corona">;
/** Ends the motion that is being played. */
let moved: () => void;

const page = {
  game: "corona",
  span: () => "turn",
  words: (told: { kind: string }) => {
    if (told.kind === "unspeakable") throw new Error("no words");
    return { id: told.kind };
  },
  perform: () =>
    new Promise<void>((resolve) => {
      moved = resolve;
    }),
} as unknown as GamePage<"corona">;

const view = (turn: number) => ({
  game: "corona",
  chairs: [],
  guests: [],
  moments: { lobby: 0, pause: 0, proposal: 0 },
  for_ending: [],
  paused: null,
  playing: { id: "g", names: [], outcome: null, moments: { turn, part: 1 }, view: { turn } },
});

const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
const clock = { at: 0, runs: true };
const told = (number: number, kind: string, turn: number) =>
  say({
    kind: "told",
    after: number - 1,
    number,
    clock,
    told: [{ kind: "played", event: { kind } }],
    view: view(turn),
  });
const sent = (kind: string) => socket.sent.filter((message) => message.kind === kind);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  store = new TableStore(page, () => {
    const made: string[] = [];
    socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => {},
      send: (text: string) => void made.push(text),
      get sent() {
        return made.map((text) => JSON.parse(text));
      },
    };
    return socket;
  });
  socket.onopen?.({} as Event);
  say({ kind: "welcome", you: 0, protocol: 2, build: "b", ping_every: 5000 });
  say({ kind: "snapshot", number: 1, clock, view: view(7) });
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

it("a command is meant for what is on the screen, not for what still waits on the stage", async () => {
  const play = () => void store.scene.value?.play(0, { kind: "end_play" });
  told(2, "auction_won", 8);
  play();
  moved();
  await settle();
  play();
  expect(sent("do").map(({ moment }) => moment)).toEqual([
    { play: { game: "g", number: 7 } },
    { play: { game: "g", number: 8 } },
  ]);
});

it("what came too late is said as a word, and let go of; a refusal is a no", async () => {
  const late = store.do({ kind: "pause" });
  say({ kind: "refused", id: 1, refusal: { code: "too_late" } });
  await late;
  expect(store.notice.value).toMatchObject({ tone: "word" });
  expect(store.unanswered.value).toBe(0);
  const same = store.do({ kind: "set_name", name: "Ada" });
  say({ kind: "refused", id: 2, refusal: { code: "nothing_to_do" } });
  expect(await same, "it is so already, as was wished").toBe(null);
  expect(store.notice.peek()).toBe(null);
  const refused = store.do({ kind: "pause" });
  say({ kind: "refused", id: 3, refusal: { code: "not_your_seat" } });
  await refused;
  expect(store.notice.value).toMatchObject({ tone: "no" });
});

it("what can't be meant for what is seen is sent all the same: the table's no says why", () => {
  void store.do({ kind: "resume" });
  expect(sent("do")[0]).toMatchObject({ moment: "any", command: { kind: "resume" } });
});

it("an event that can't be put into words is shown without them", async () => {
  told(2, "unspeakable", 8);
  moved();
  await settle();
  expect(store.view.value?.playing?.moments.turn).toBe(8);
  expect(store.happened.value).toEqual([]);
});

it("gestures go both ways", () => {
  const placing = { placing: { pieces: [1, null, null, null, null, null] as never } };
  store.scene.value?.show(0, { play: placing });
  expect(sent("gesture")).toEqual([{ kind: "gesture", seat: 0, gesture: { play: placing } }]);
  say({ kind: "gesture", seat: 1, gesture: { play: placing } });
  expect(store.scene.value?.gestures.hand(1).value).toEqual(placing);
});

it("a game that begins with a moment of its own is shown before it, and what was there of the last has gone", async () => {
  const begins = vi.fn((first: object) => ({ ...first, begins: true }));
  Object.assign(page, { begins });
  const tell = (number: number, turn: number) => {
    const next = view(turn);
    next.playing.id = "next";
    const events = [{ kind: "played", event: { kind: "rolled" } }];
    say({ kind: "told", after: number - 1, number, clock, told: events, view: next });
    return settle();
  };
  await tell(2, 1);
  expect(store.view.value?.playing).toMatchObject({ id: "next", view: { begins: true } });
  moved();
  await settle();
  expect(store.view.value?.playing?.view).toEqual({ turn: 1 });
  // Within a game nothing begins.
  await tell(3, 2);
  expect(begins).toHaveBeenCalledTimes(1);
  Object.assign(page, { begins: undefined });
});

it("terms that change tick by tick are told once in a row", async () => {
  const change = (number: number, kind: string) =>
    say({ kind: "told", after: number - 1, number, clock, told: [{ kind }], view: view(7) });
  for (const [nth, kind] of ["setup_changed", "setup_changed", "started", "setup_changed"].entries()) {
    change(nth + 2, kind);
    await settle();
  }
  expect(store.happened.value.map(({ sentence }) => sentence.id)).toEqual([
    "told-room-setup_changed",
    "told-room-started",
    "told-room-setup_changed",
  ]);
});
