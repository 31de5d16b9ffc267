// Rulings that are still to be read.

import { expect, it } from "vitest";
import type { Rule } from "../../../wire/koroona";
import type { Step } from "../../page";
import { endIn, lateIn, struckIn } from "../words/rulings";
import { ruledNow, unreadAfter } from "./ruled";

const stroke = (by: number, ...rules: Rule[]): Step<"koroona"> => {
  const struck = { by, rulings: rules.map((rule) => ({ rule })) };
  return { told: [{ struck }], before: null, after: null } as unknown as Step<"koroona">;
};

const OWN = [0];
const after = (...steps: Step<"koroona">[]) =>
  steps.reduce<readonly Step<"koroona">[]>((unread, step) => unreadAfter(unread, step, OWN), []);

it("one's own last one stays, and the last of the others", () => {
  const [mine, older, theirs] = [stroke(0, "N12", "N19"), stroke(1, "N13", "N18"), stroke(1, "N8", "N9")];
  expect(after(mine, older, theirs)).toEqual([mine, theirs]);
  expect(after(older, mine)).toEqual([mine]);
  // That nothing fell is no news.
  expect(after(mine, stroke(1, "N8"))).toEqual([mine]);
});

it("whose time ran out is told, and no older foul of one's own comes up instead", () => {
  const late = { told: [{ time_ran_out: { by: 1, next: 0, at: 0 } }] } as unknown as Step<"koroona">;
  expect(after(stroke(0, "N12", "N19"), late)).toEqual([]);
  expect([lateIn(late), lateIn(stroke(0, "N12"))]).toEqual([1, null]);
});

it("in one's own turn all of them are read, one's own first; in the others' turns none", () => {
  const [mine, theirs] = [stroke(0, "N12", "N19"), stroke(1, "N13", "N18")];
  const shown = (turn: number | null, ...unread: Step<"koroona">[]) => ruledNow(unread, { own: OWN, turn });
  expect(shown(0, mine, theirs)).toBe(mine);
  expect(shown(0, theirs)).toBe(theirs);
  expect(shown(1, mine, theirs)).toBeNull();
  // At the end the stroke that ended it speaks.
  expect(shown(null, mine, theirs)).toBeNull();
});

it("of several strokes that were missed in one, the last speaks", () => {
  const [older, newer] = [stroke(1, "N13", "N18"), stroke(0, "N12", "N19")];
  const both = { ...older, told: [...older.told, { set_ended: "void" }, ...newer.told] } as Step<"koroona">;
  expect(struckIn(both)).toBe(struckIn(newer));
  expect(endIn(both.told)).toBe("none");
  expect(after(stroke(0, "N13", "N18"), both)).toEqual([both]);
});
