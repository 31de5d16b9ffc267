import { expect, it } from "vitest";
import type { Film } from "../../page";
import { worth } from "./says";

const line = [{ from: 0, die: 3, to: 3, points: 2 }];

function film(...phases: string[]): Film<"corona"> {
  const frames = phases.map((kind, i) => ({
    at: i,
    told: kind === "setting_up" && i > 0 ? [{ kind: "situation_appraised", best: 10 + i, line }] : [],
    view: { phase: { kind } },
  }));
  return { id: "x", names: [], frames } as unknown as Film<"corona">;
}

it("a situation's worth is told as long as it is on the board, and the next one's after it", () => {
  const two = film("setting_up", "auction", "moving", "setting_up", "auction", "setting_up");
  expect(worth(two, 0)).toBeNull();
  expect(worth(two, 1)).toMatchObject({ best: 13, line });
  expect(worth(two, 2)).toMatchObject({ best: 13 });
  expect(worth(two, 3)).toBeNull();
  expect(worth(two, 4)).toMatchObject({ best: 15 });
});

it("a game that was broken off has nothing to tell of its last situation", () => {
  expect(worth(film("setting_up", "auction"), 1)).toBeNull();
});
