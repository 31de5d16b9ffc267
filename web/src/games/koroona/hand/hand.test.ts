// The hand keeps to the offer.

import { beforeEach, describe, expect, it } from "vitest";
import type { Point, StrokeOffer } from "../../../wire/koroona";
import { Hand } from "./hand";

const OFFER: StrokeOffer = {
  low: [136_000, 25_000],
  high: [864_000, 124_000],
  clearance: 37_502,
  discs: [[300_000, 60_000]],
  angle: [-1_570_796, 1_570_796],
  speed: [50, 5000],
  from: 0,
  until: null,
};

describe("a hand", () => {
  let hand: Hand;
  beforeEach(() => {
    hand = new Hand();
    hand.begin(OFFER, "1");
  });

  it("begins with a place that is allowed, in the step of placing", () => {
    expect(hand.wrong.value).toBeNull();
    expect(hand.doing.value).toBe("place");
    hand.hold([300_000, 60_000]);
    hand.begin({ ...OFFER, discs: [hand.at.value as Point, [500_000, 74_000]] }, "2");
    expect(hand.wrong.value).toBeNull();
  });

  it("keeps what is being done when a view comes that offers the same stroke", () => {
    hand.doing.value = "aim";
    hand.pull(0, -0.6);
    hand.begin({ ...OFFER }, "1");
    expect([hand.doing.value, hand.pulled.value]).toEqual(["aim", 0.6]);
    hand.begin({ ...OFFER }, "2");
    expect([hand.doing.value, hand.pulled.value]).toEqual(["place", null]);
  });

  it("begins a new game's first stroke anew, also where the last game ended before its own", () => {
    hand.strength(300);
    hand.begin(null, "over");
    hand.begin(OFFER, "1");
    expect(hand.aimed.value).toBe(false);
  });

  it("says why the striker may not stand somewhere, and puts it near by when let go", () => {
    hand.hold([310_000, 60_000]);
    expect(hand.wrong.value).toBe("touches_disc");
    expect(hand.settle()).toBe("touches_disc");
    expect(hand.wrong.value).toBeNull();
    expect(hand.at.value[0]).toBeLessThan(340_000);
    hand.hold([10_000, 900_000]);
    expect(hand.settle()).toBe("outside_zone");
    expect(hand.at.value).toEqual([136_000, 124_000]);
  });

  it("is not nudged out of the zone", () => {
    hand.hold([864_000, 60_000]);
    expect(hand.nudge(1, 0)).toBe("outside_zone");
    expect(hand.at.value).toEqual([864_000, 60_000]);
    expect(hand.nudge(-1000, 500)).toBeNull();
    expect(hand.at.value).toEqual([863_000, 60_500]);
  });

  it("aims away from a pull, the harder the longer", () => {
    hand.pull(0, -0.5);
    expect(hand.angle.value).toBeCloseTo(0);
    const half = hand.speed.value;
    hand.pull(-0.7, -0.7);
    expect(hand.angle.value).toBe(785_398);
    expect(hand.speed.value).toBeGreaterThan(half);
    hand.pull(0, -3);
    expect(hand.speed.value).toBe(5000);
    hand.release();
    expect([hand.pulled.value, hand.speed.value, hand.aimed.value]).toEqual([null, 5000, true]);
  });

  it("is aimed as before after a pull that came back to where it began, and after one that was taken back", () => {
    hand.aim(100_000);
    hand.strength(1000);
    const asBefore = () => expect([hand.angle.value, hand.speed.value]).toEqual([100_000, 1000]);
    hand.pull(0, -0.5);
    hand.pull(0, -0.01);
    hand.release();
    asBefore();
    hand.pull(0.1, -0.5);
    const angle = hand.angle.value;
    hand.pull(0.4, 0.5);
    expect(hand.angle.value).toBe(angle);
    hand.release();
    asBefore();
    hand.pull(0.3, -0.9);
    hand.takeBack();
    asBefore();
    expect(hand.pulled.value).toBeNull();
  });

  it("N29: a stroke that is wanted while discs move waits until they rest; going on aiming is thinking again", () => {
    hand.begin({ ...OFFER, from: 5000 }, "1");
    expect([hand.strikes(4999), hand.waits.value]).toEqual([false, true]);
    expect([hand.strikes(5000), hand.waits.value]).toEqual([true, false]);
    const goesOn: [string, () => void][] = [
      ["aim", () => hand.turn(1000)],
      ["strength", () => hand.press(100)],
      ["pull", () => hand.pull(0, -0.5)],
      ["place", () => hand.nudge(1000, 0)],
      ["another stroke", () => hand.begin(OFFER, "2")],
      ["no stroke", () => hand.begin(null, "2")],
    ];
    for (const [what, does] of goesOn) {
      hand.begin({ ...OFFER, from: 5000 }, "1");
      hand.strikes(0);
      does();
      expect(hand.waits.value, what).toBe(false);
    }
  });

  it("N29: nothing waits that could not be struck", () => {
    hand.begin({ ...OFFER, from: 5000 }, "1");
    hand.hold([300_000, 60_000]);
    expect([hand.strikes(0), hand.waits.value]).toEqual([false, false]);
  });

  it("keeps angle and strength in their ranges", () => {
    hand.turn(9e9);
    expect(hand.angle.value).toBe(1_570_796);
    hand.press(-9e9);
    expect(hand.stroke()).toMatchObject({ speed: 50, angle: 1_570_796 });
  });
});
