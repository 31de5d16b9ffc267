// What is said beside the sign of a foul.

import { expect, it } from "vitest";
import { Hand } from "../hand/hand";
import { handSentence } from "./said";

const OFFER = {
  low: [136_000, 25_000],
  high: [864_000, 124_000],
  clearance: 37_502,
  discs: [],
  angle: [-1_570_796, 1_570_796],
  speed: [50, 5000],
  from: 0,
  until: null,
} as never;

it("the words of a foul come with its sign, though nobody has aimed in this turn yet", () => {
  const hand = new Hand();
  hand.begin(OFFER, "1");
  expect(hand.aimed.value).toBe(false);
  const said = handSentence(hand, { word: "dark", foul: "N14" });
  expect([said?.id, said?.rule]).toEqual(["koroona-warns", "N14"]);
  expect(handSentence(hand, { word: "own", foul: null })).toBeNull();
});
