// A late answer: whoever has gone elsewhere is left there.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { read, route } from "../router";
import { playAtOnce } from "./try-position";

let opens: (opened: { code: string }) => void;
vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  openTable: () =>
    new Promise((resolve) => {
      opens = resolve;
    }),
}));
const socket = vi.hoisted(() => vi.fn());
vi.mock("../net/table-socket", () => ({ tableSocket: socket }));
vi.mock("./prepare", () => ({ prepare: () => {} }));
vi.mock("./way-back", () => ({ noteWayBack: () => {} }));

let at: string;
beforeEach(() => {
  at = "/rules/corona";
  route.value = read(at);
  socket.mockClear();
  vi.stubGlobal("location", {
    get pathname() {
      return at;
    },
    hash: "",
  });
  vi.stubGlobal("history", {
    pushState: (_: unknown, __: string, path: string) => {
      at = path;
    },
  });
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => vi.unstubAllGlobals());

it("a table that was opened is gone to", async () => {
  const played = playAtOnce("corona", {});
  opens({ code: "KLMPRT" });
  await played;
  expect(route.value).toEqual({ page: "table", code: "KLMPRT" });
});

it("but not by whoever has left the page since, be it back and forth", async () => {
  const played = playAtOnce("corona", {});
  route.value = read("/");
  route.value = read("/rules/corona");
  opens({ code: "KLMPRT" });
  await played;
  expect([at, socket.mock.calls]).toEqual(["/rules/corona", []]);
});
