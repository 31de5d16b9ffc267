// Taking moves back.

import { expect, test } from "vitest";
import { after } from "./past";

const view = {
  position: "8/8/8/4b3/8/8/8/w7 w - -",
  moves: ["a2a1", "e6e4", "d4d5", "pass", "c3c5", "e4xe5"],
};

test("nothing taken back is what is there", () => {
  const { pawns, last } = after(view, 6);
  expect([...pawns]).toEqual([
    ["e5", "black"],
    ["a1", "white"],
  ]);
  expect(last).toEqual(["e4", "e5"]);
});

test("a captured pawn comes back, and its capturer goes back", () => {
  const { pawns, last } = after(view, 5);
  expect(pawns.get("e4")).toBe("black");
  expect(pawns.get("e5")).toBe("white");
  expect(last).toEqual(["c3", "c5"]);
});

test("a pass moves nobody and marks no square", () => {
  const short = { position: "8/8/8/4b3/8/8/8/w7 w - -", moves: ["a2a1", "pass", "e6e5"] };
  const { pawns, last } = after(short, 2);
  expect(last).toBeNull();
  expect(pawns.get("e6")).toBe("black");
  expect(after(short, 0).pawns.get("a2")).toBe("white");
  expect(after(short, 0).last).toBeNull();
});
