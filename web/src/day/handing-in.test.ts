import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../net/api";
import { type HandingIn, handIn } from "./handing-in";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table whose glass has just run out, with a server that refuses so often before it takes what was found. */
function ranOut(refusals: readonly string[], parts: Partial<HandingIn<string>> = {}) {
  const over = Date.now();
  const sent: number[] = [];
  const done = handIn({
    answered: async () => {},
    send: async () => {
      sent.push(Date.now() - over);
      const code = refusals[sent.length - 1];
      if (code) throw new Refused({ code });
      return "found";
    },
    late: () => Date.now() - over,
    ...parts,
  });
  return { done, sent };
}

it("a last tap that is on its way when the glass runs out is waited for, but not for long", async () => {
  const { done, sent } = ranOut([], { answered: () => new Promise((answer) => setTimeout(answer, 700)) });
  const stuck = ranOut([], { answered: () => new Promise(() => {}) });
  await vi.runAllTimersAsync();
  expect([await done, sent]).toEqual([{ done: "found" }, [700]]);
  expect([await stuck.done, stuck.sent]).toEqual([{ done: "found" }, [2000]]);
});

it("what meets no line or a busy server is handed in again", async () => {
  const { done, sent } = ranOut(["offline", "busy"]);
  await vi.runAllTimersAsync();
  expect([await done, sent]).toEqual([{ done: "found" }, [0, 400, 800]]);
});

it("nothing is handed in after the server's 4 s, nor again after a real no", async () => {
  const offline = ranOut(Array(99).fill("offline"));
  const no = ranOut(["day_done"]);
  await vi.runAllTimersAsync();
  expect(await offline.done).toEqual({ refused: { code: "offline" } });
  expect(offline.sent.at(-1)).toBeGreaterThan(3000);
  expect(offline.sent.at(-1)).toBeLessThan(4000);
  expect([await no.done, no.sent]).toEqual([{ refused: { code: "day_done" } }, [0]]);
});

it("while the glass runs it is said at once: one can tap again", async () => {
  const { done, sent } = ranOut(["offline"], { late: () => null });
  expect([await done, sent]).toEqual([{ refused: { code: "offline" } }, [0]]);
});
