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
  pause_wished: [] as number[],
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
/** All that was missed, in one. */
const missed = (after: number, kinds: string[], turn: number) =>
  say({
    kind: "told",
    after,
    number: after + kinds.length,
    clock,
    told: kinds.map((kind) => ({ kind: "played", event: { kind } })),
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
  vi.restoreAllMocks();
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

const lines = () => store.happened.value.map(({ sentence }) => sentence.id);

it("what was missed while the line was lost is shown and told at once, and not played from an older picture", async () => {
  const perform = vi.spyOn(page, "perform");
  missed(1, ["called", "said", "won"], 9);
  await settle();
  expect(perform).not.toHaveBeenCalled();
  expect(store.view.value?.playing?.moments.turn).toBe(9);
  expect(lines()).toEqual(["called", "said", "won"]);
  expect(store.scene.value?.last?.value).toEqual({
    told: [{ kind: "called" }, { kind: "said" }, { kind: "won" }],
    before: null,
    after: { turn: 9 },
  });
  // One entry that was missed is a step as any other.
  missed(4, ["rolled"], 10);
  expect(perform).toHaveBeenCalledTimes(1);
});

it("what moves and what waits as the line is lost does not hold up what comes after it", async () => {
  told(2, "called", 8);
  told(3, "won", 9);
  missed(3, ["moved", "settled"], 12);
  await settle();
  expect(store.view.value?.playing?.moments.turn).toBe(12);
  expect(lines()).toEqual(["called", "won", "moved", "settled"]);
});

it("a turn that has come while the line was lost is called anew, and no other", async () => {
  told(2, "called", 8);
  moved();
  await settle();
  expect(store.missedTurns.value).toBe(0);
  missed(2, ["said", "said"], 8);
  await settle();
  expect(store.missedTurns.value).toBe(0);
  missed(4, ["moved", "moved"], 10);
  await settle();
  expect(store.missedTurns.value).toBe(1);
  say({ kind: "snapshot", number: 90, clock, view: view(40) });
  expect(store.missedTurns.value).toBe(2);
});

it("of what was missed, words rest on what was seen only as far as it goes", async () => {
  const words = vi.fn((told: { kind: string }, _: unknown, before: unknown) => ({ id: told.kind, before }));
  const speaks = page.words;
  Object.assign(page, { words, beginsPart: ({ kind }: { kind: string }) => kind === "set_up_began" });
  missed(1, ["settled", "set_up_began", "round_set_up"], 9);
  await settle();
  expect(words.mock.calls.map(([{ kind }, , before]) => [kind, before])).toEqual([
    ["settled", { turn: 7 }],
    ["set_up_began", null],
    ["round_set_up", null],
  ]);
  Object.assign(page, { words: speaks, beginsPart: undefined });
});

it("a snapshot ends what moves, and what comes after it need not wait; a table that was left is still", async () => {
  const stop = vi.fn();
  Object.assign(page, { stop });
  told(2, "called", 8);
  say({ kind: "snapshot", number: 9, clock, view: view(20) });
  expect(stop).toHaveBeenCalledTimes(1);
  await settle();
  const perform = vi.spyOn(page, "perform");
  told(10, "rolled", 21);
  told(11, "moved", 22);
  expect(perform).toHaveBeenCalledTimes(1);
  store.close();
  expect(stop).toHaveBeenCalledTimes(2);
  await settle();
  expect(perform).toHaveBeenCalledTimes(1);
  expect(store.view.value?.playing?.moments.turn).toBe(20);
  Object.assign(page, { stop: undefined });
});

it("a wish to pause that was put away is asked about again once it was gone, and in another game", async () => {
  const wished = (number: number, wish: number[], game = "g") => {
    const next = { ...view(7), pause_wished: wish };
    next.playing.id = game;
    say({ kind: "told", after: number - 1, number, clock, told: [{ kind: "pause_wished" }], view: next });
    return settle();
  };
  await wished(2, [1]);
  store.pauseSeen.value = "Bea";
  await wished(3, [1]);
  expect(store.pauseSeen.value).toBe("Bea");
  await wished(4, []);
  expect(store.pauseSeen.value).toBe("");
  await wished(5, [1]);
  store.pauseSeen.value = "Bea";
  await wished(6, [1], "next");
  expect(store.pauseSeen.value).toBe("");
});

it("an empty seat that was put away is asked about again once its player came back and left", () => {
  const chairs = [{ kind: "guest", guest: 1, stand_in: null, ready: false }];
  say({ kind: "snapshot", number: 2, clock, view: { ...view(7), chairs } });
  const here = (present: number[]) => say({ kind: "presence", present, watching: 0, clock });
  here([0]);
  store.awaySeen.value = [0];
  here([0, 2]);
  expect(store.awaySeen.value).toEqual([0]);
  here([0, 1]);
  expect(store.awaySeen.value).toEqual([]);
});

it("a reaction for which there is no line is said not to have gone", () => {
  socket.onclose?.({} as CloseEvent);
  store.scene.value?.show(0, { react: "bravo" });
  expect(store.notice.value).toMatchObject({ sentence: { id: "refused-server-offline" }, tone: "word" });
});

it("a hand is held until the turn it was held for is over", async () => {
  vi.useFakeTimers();
  store.scene.value?.show(0, { play: { placing: { pieces: [1, null, null, null, null, null] as never } } });
  await vi.advanceTimersByTimeAsync(2500);
  expect(sent("gesture")).toHaveLength(2);
  told(2, "round_set_up", 8);
  moved();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent("gesture")).toHaveLength(2);
  vi.useRealTimers();
});

it("whoever has just come reads what was told lately, once", () => {
  expect(store.happened.value).toEqual([]);
  const lately = [{ kind: "started" }, { kind: "played", event: { kind: "call_placed" } }];
  const look = (told?: object[]) => say({ kind: "snapshot", number: 3, clock, view: view(8), lately: told });
  look(lately);
  look();
  expect(store.happened.value.map(({ sentence }) => sentence.id)).toEqual([
    "told-room-started",
    "call_placed",
  ]);
});
