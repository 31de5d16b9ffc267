import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableGesture } from "../wire";
import { Gestures } from "./gestures";

let sent: unknown[];
let gestures: Gestures<"koroona">;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  gestures = new Gestures<"koroona">((seat, gesture) => sent.push([seat, gesture]) > 0);
});

afterEach(() => {
  gestures.close();
  vi.useRealTimers();
});

const aim = (angle: number): TableGesture<"koroona"> => ({
  play: { aiming: { x: 500_000, y: 74_000, angle, speed: 2600 } },
});

it("the first is sent at once, then ten a second, the latest of them", () => {
  for (let i = 0; i < 60; i++) {
    gestures.show(0, aim(i));
    vi.advanceTimersByTime(17);
  }
  vi.advanceTimersByTime(100);
  expect(sent[0]).toEqual([0, aim(0)]);
  expect(sent.at(-1)).toEqual([0, aim(59)]);
  expect(sent.length).toBeLessThanOrEqual(12);
  expect(sent.length).toBeGreaterThanOrEqual(10);
});

it("a sign is not lost among the movements of a hand", () => {
  gestures.show(0, aim(1));
  gestures.show(0, { react: "bravo" });
  gestures.show(0, aim(2));
  vi.advanceTimersByTime(300);
  expect(sent).toEqual([
    [0, aim(1)],
    [0, { react: "bravo" }],
    [0, aim(2)],
  ]);
});

it("what is held still is shown again every other second, for minutes and not for ever", () => {
  gestures.show(0, aim(1));
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(Array.from({ length: 6 }, () => [0, aim(1)]));
  vi.advanceTimersByTime(3_600_000);
  expect(sent).toHaveLength(151);
});

it("a hand that moves is held anew, one that lets go is not shown again", () => {
  gestures.show(0, aim(1));
  vi.advanceTimersByTime(1500);
  gestures.show(0, aim(2));
  vi.advanceTimersByTime(1500);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(sent.at(-1)).toEqual([0, aim(2)]);
  gestures.letGo();
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(3);
});

it("who thinks for long is seen to: what is held is there all the while", () => {
  const other = new Gestures<"koroona">((seat, gesture) => {
    gestures.hear(seat, gesture);
    return true;
  });
  other.show(1, aim(5));
  vi.advanceTimersByTime(30_000);
  expect(gestures.hand(1).value).not.toBeNull();
  other.close();
});

it("to react and to go on are two things: neither takes the other's place, on no side", () => {
  gestures.show(0, aim(1));
  gestures.show(0, { react: "bravo" });
  gestures.show(0, { go_on: { part: 2 } });
  vi.advanceTimersByTime(300);
  expect(sent.slice(1)).toEqual([
    [0, { react: "bravo" }],
    [0, { go_on: { part: 2 } }],
  ]);
  gestures.hear(1, { react: "ouch" });
  gestures.hear(1, { go_on: { part: 2 } });
  expect(gestures.sign(1).value).toEqual({ react: "ouch" });
});

it("what others show is seen by seat, and forgotten after five seconds", () => {
  const hand = gestures.hand(1);
  gestures.hear(1, aim(5));
  gestures.hear(1, { react: "ouch" });
  vi.advanceTimersByTime(3000);
  gestures.hear(1, aim(6));
  vi.advanceTimersByTime(4999);
  expect(hand.value).toEqual({ aiming: { x: 500_000, y: 74_000, angle: 6, speed: 2600 } });
  expect(gestures.sign(1).value).toBeNull();
  expect(gestures.hand(0).value).toBeNull();
  vi.advanceTimersByTime(1);
  expect(hand.value).toBeNull();
});
