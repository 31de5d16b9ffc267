// Which first contact is a foul, whatever comes after it.

import { expect, it } from "vitest";
import { foulOf } from "./shot";

it.each([
  ["own", true, null],
  ["rim", true, null],
  ["rim", false, null],
  ["enemy", true, "N15"],
  ["dark", true, "N14"],
  ["dark", false, "N14"],
  ["pocket", true, "N13"],
  ["rest", true, "N12"],
  ["rest", false, "N17"],
])("%s, with light discs: %s breaks %s", (word, light, rule) => {
  expect(foulOf(word, light)).toBe(rule);
});
