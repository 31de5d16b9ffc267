// What lies on the ring.

import { expect, it } from "vitest";
import type { View } from "../../../wire/corona";
import { dieState, landed, sceneryOf } from "./scenery";

const turn = {
  setter: 0,
  bidder: 1,
  call: 9,
  situation: { placement: [0, 0, 0, 4, 7, 7], throw: [1, 2, 3, 4, 5, 6] },
  began: 0,
  acted: 0,
};
const viewOf = (phase: object) => ({ phase }) as unknown as View;
const marking = viewOf({ kind: "marking", turn, markers: ["red", null, null, "blue", null, null] });

it("a die is free, on a piece, or out once the first piece has moved", () => {
  expect(dieState(sceneryOf(marking), "red")).toBe("on");
  expect(dieState(sceneryOf(marking), "green")).toBe("free");
  const pieces = [1, 0, 0, 4, 7, 7];
  const moving = viewOf({
    kind: "moving",
    turn,
    pieces,
    markers: [null, null, null, "blue", null, null],
    moves: [],
  });
  const states = (["red", "blue", "green"] as const).map((colour) => dieState(sceneryOf(moving), colour));
  // Neither the one that was used nor the one that never was is on a piece.
  expect(states).toEqual(["out", "on", "out"]);
});

it("a landing is shown ahead of the view: the piece there, its marker off", () => {
  const shown = landed(marking, { piece: 3, to: 9 });
  expect(shown.pieces).toEqual([0, 0, 0, 9, 7, 7]);
  expect(shown.markers).toEqual(["red", null, null, null, null, null]);
});
