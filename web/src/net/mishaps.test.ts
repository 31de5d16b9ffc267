import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { forgetMishaps, tellMishap, watchMishaps } from "./mishaps";

let sent: { path: string; mishap: { place: string; what: string; build: string }; keepalive: boolean }[];

beforeEach(() => {
  sent = [];
  forgetMishaps();
  vi.stubGlobal("fetch", async (path: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent.push({ path, mishap: JSON.parse(body), keepalive });
    return new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

it("a mishap is told with its place and the build, even as the page is left", () => {
  tellMishap("board", new Error("no such pawn"));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ path: "/api/mishaps", keepalive: true });
  expect(sent[0]?.mishap).toMatchObject({ place: "board", build: "dev" });
  expect(sent[0]?.mishap.what).toMatch(/^Error: no such pawn/);
});

it("each is told once, at most five, in short", () => {
  for (let i = 0; i < 3; i++) tellMishap("board", "the same");
  expect(sent).toHaveLength(1);
  for (let i = 0; i < 20; i++) tellMishap("board", `${i} ${"x".repeat(1000)}`);
  expect(sent).toHaveLength(5);
  for (const { mishap } of sent) expect(mishap.what.length).toBeLessThanOrEqual(300);
});

it("a server that can't be told is no mishap of its own", () => {
  vi.stubGlobal("fetch", () => {
    throw new TypeError("no fetch");
  });
  expect(() => tellMishap("board", new Error("a"))).not.toThrow();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  expect(() => tellMishap("board", new Error("b"))).not.toThrow();
});

it("what nobody caught is told, but not a refusal, nor a part that could not be loaded", () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (kind: string, listener: never) => listeners.set(kind, listener));
  watchMishaps((error) => String(error).includes("dynamically imported"));
  listeners.get("error")?.({ error: new Error("in a handler"), message: "" });
  listeners.get("unhandledrejection")?.({ reason: new Error("in a promise") });
  listeners.get("unhandledrejection")?.({ reason: new Refused({ code: "offline" }) });
  listeners.get("unhandledrejection")?.({ reason: new TypeError("dynamically imported module") });
  expect(sent.map(({ mishap }) => mishap.place)).toEqual(["page", "promise"]);
});
