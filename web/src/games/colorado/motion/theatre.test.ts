// Motion that is held until the view has caught up.

import { afterEach, expect, it, vi } from "vitest";
import { Theatre } from "./theatre";

afterEach(() => vi.useRealTimers());

function pawn(finished: Promise<unknown>) {
  const cancel = vi.fn();
  return { cancel, element: { animate: () => ({ finished, cancel }) } as unknown as Element };
}

it("a pawn that captures stays where it came to while the captured one leaves, until the view is drawn", async () => {
  const theatre = new Theatre();
  const [comes, leaves] = [pawn(Promise.resolve()), pawn(Promise.resolve())];
  await theatre.move(comes.element, {}, 130, "linear");
  await theatre.move(leaves.element, {}, 150, "linear");
  expect(comes.cancel).not.toHaveBeenCalled();
  theatre.letGo();
  expect([comes, leaves].map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1]);
});

it("a tab that plays no motion does not hang", async () => {
  vi.useFakeTimers();
  let ended = false;
  void new Theatre().move(pawn(new Promise(() => {})).element, {}, 130, "linear").then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toBe(true);
});

it("a motion that is cancelled has ended", async () => {
  await new Theatre().move(pawn(Promise.reject(new Error("cancelled"))).element, {}, 130, "linear");
});
