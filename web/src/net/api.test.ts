import { afterEach, expect, it, vi } from "vitest";
import { Refused, replayOf } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, ok = true): Response {
  return { ok, json: () => Promise.resolve(body) } as Response;
}

it("a long game's parts are put together", async () => {
  const parts = [
    { game: "corona", frames: [{ number: 1 }, { number: 2 }], next: 3 },
    { game: "corona", frames: [{ number: 3 }], next: null },
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answer(parts[asked.length - 1]));
  });
  const replay = await replayOf("0a");
  expect(replay.frames.map((frame) => frame.number)).toEqual([1, 2, 3]);
  expect(asked).toEqual(["/api/played/0a/replay", "/api/played/0a/replay?from=3"]);
});

it("a refusal keeps its code, and a dead network has one of its own", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer({ error: { code: "no_such_game" } }, false)));
  await expect(replayOf("0a")).rejects.toEqual(new Refused({ code: "no_such_game" }));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  await expect(replayOf("0a")).rejects.toMatchObject({ refusal: { code: "offline" } });
});
