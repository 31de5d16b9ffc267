import { expect, it } from "vitest";
import type { Advice } from "../../../wire/koroona";
import type { Film } from "../../page";
import { adviceFor } from "./says";

it("advice is for the stroke that comes next", () => {
  const struck = { struck: {} };
  const frames = [{ told: [] }, { told: [struck] }, { told: [{ passed: {} }] }, { told: [struck] }];
  const film = { id: "x", names: [], frames } as unknown as Film<"koroona">;
  const said = [{ stroke: 0 }, { stroke: 1 }] as Advice[];
  expect([0, 1, 2, 3].map((at) => adviceFor(film, at, said)?.stroke)).toEqual([0, 1, 1, undefined]);
});
