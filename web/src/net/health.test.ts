import { expect, it } from "vitest";
import { judge, patience } from "./health";

const PULSE = { every: 5000, heard: 100_000, waiting: null, back: null };

it("silence of one ping and a half is slow, of two and a little is the end", () => {
  expect(judge(PULSE, 107_499)).toBe("well");
  expect(judge(PULSE, 107_500)).toBe("slow");
  expect(judge(PULSE, 110_499)).toBe("slow");
  expect(judge(PULSE, 110_500)).toBe("dead");
});

it("a command that waits two seconds for its answer is slow", () => {
  expect(judge({ ...PULSE, waiting: 100_000 }, 101_999)).toBe("well");
  expect(judge({ ...PULSE, waiting: 100_000 }, 102_000)).toBe("slow");
});

it("a line that came back is news for three seconds, whatever is done to the clock", () => {
  expect(judge({ ...PULSE, back: 100_000 }, 102_999)).toBe("back");
  expect(judge({ ...PULSE, back: 100_000 }, 103_000)).toBe("well");
  expect(judge({ ...PULSE, heard: 50_000, back: 100_000 }, 50_000)).toBe("well");
});

it("waits grow, and chance has a say in all of them", () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((attempt) => patience(attempt, () => 1));
  expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(patience(2, () => 0.25)).toBe(500);
  expect(patience(2, () => 0)).toBe(0);
});
