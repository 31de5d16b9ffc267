import { expect, it } from "vitest";
import type { Advice } from "../../../wire/koroona";
import type { Film } from "../../page";
import { adviceFor, courseOf } from "./advice";

it("advice is for the stroke that comes next", () => {
  const struck = { struck: {} };
  const frames = [{ told: [] }, { told: [struck] }, { told: [{ passed: {} }] }, { told: [struck] }];
  const film = { id: "x", names: [], frames } as unknown as Film<"koroona">;
  const said = [{ stroke: 0 }, { stroke: 1 }] as Advice[];
  expect([0, 1, 2, 3].map((at) => adviceFor(film, at, said)?.stroke)).toEqual([0, 1, 1, undefined]);
});

it("the striker's course goes from leg to leg and ends where it rests", () => {
  const paths = [
    { disc: 3, legs: [[0, 9, 9, 0, 0]], end: { t: 1, at: [8, 8], how: "pocket" } },
    {
      disc: null,
      legs: [
        [0, 1, 2, 5, 5],
        [4, 3, 4, 5, 5],
      ],
      end: { t: 9, at: [5, 6], how: "pocket" },
    },
  ];
  expect(courseOf({ film: { paths } } as unknown as Advice)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});
