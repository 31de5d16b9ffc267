// What each key does.

import { beforeEach, expect, it } from "vitest";
import { Hand } from "./hand";
import { aimKey, placeKey, pressKey } from "./keys";

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
  hand.begin(
    {
      low: [136_000, 25_000],
      high: [864_000, 124_000],
      clearance: 37_502,
      discs: [],
      angle: [-1_570_796, 1_570_796],
      speed: [50, 5000],
      from: 0,
      until: null,
    },
    "1",
  );
});

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

it("arrows move the striker, Shift by a hair, and not out of the zone", () => {
  const [x, y] = hand.at.value;
  expect(placeKey(hand, key("ArrowRight"))).toBeNull();
  expect(placeKey(hand, key("ArrowDown", true))).toBeNull();
  expect(hand.at.value).toEqual([x + 5000, y - 200]);
  for (let n = 0; n < 20; n++) placeKey(hand, key("ArrowUp"));
  expect(placeKey(hand, key("ArrowUp"))).toBe("outside_zone");
  expect(placeKey(hand, key("Enter"))).toBe("aim");
  expect(placeKey(hand, key("x"))).toBeUndefined();
});

it("arrows aim and press, Enter strikes, Escape goes back", () => {
  const speed = hand.speed.value;
  aimKey(hand, key("ArrowLeft"));
  aimKey(hand, key("ArrowRight", true));
  aimKey(hand, key("ArrowUp"));
  aimKey(hand, key("ArrowDown", true));
  expect([hand.angle.value, hand.speed.value]).toEqual([349 - 8727, speed + 40]);
  aimKey(hand, key("Home"));
  expect(hand.angle.value).toBe(0);
  expect(aimKey(hand, key("Enter"))).toBe("strike");
  expect(aimKey(hand, key("Escape"))).toBe("place");
  expect(aimKey(hand, key("Tab"))).toBeUndefined();
});

it("a press on the strength is one of a hundred, with Shift less", () => {
  const percent = () => Math.round(hand.strong.value * 100);
  const before = percent();
  for (let n = 0; n < 5; n++) hand.press(pressKey(key("ArrowRight")) ?? 0);
  expect(percent()).toBe(before + 5);
  expect([pressKey(key("ArrowDown", true)), pressKey(key("Tab"))]).toEqual([-10, null]);
});
