// What is on its way goes with what it belonged to.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Round } from "../../../wire/corona";
import { Theatre } from "./theatre";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("points float over what they fell on, and not over the board that is looked at next", () => {
  const theatre = new Theatre();
  theatre.look({ round: {} as Round, done: 1 });
  theatre.bubble(9, 4);
  expect(theatre.bubbles.value).toMatchObject([{ space: 9, points: 4 }]);
  theatre.look(null);
  expect(theatre.bubbles.value).toEqual([]);
});
