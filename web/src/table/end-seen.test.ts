import { expect, it } from "vitest";
import { foundOver } from "./end-seen";

/** How a table was found, after each look at it. */
function found(looks: readonly (boolean | null)[]): (boolean | null)[] {
  let before: boolean | null = null;
  return looks.map((over) => {
    before = foundOver(before, over);
    return before;
  });
}

it("a game that is over when the table comes into sight was found over", () => {
  expect(found([null, null, true, true])).toEqual([null, null, true, true]);
});

it("one that ends while one looks was not, nor was the next one", () => {
  expect(found([null, false, true])).toEqual([null, false, false]);
  expect(found([true, false, true])).toEqual([true, false, false]);
});
