import { signal } from "@preact/signals";
import { afterEach, expect, it, vi } from "vitest";
import { ownName } from "../settings";
import { become, sitDown, takeSeat } from "./moves";
import type { TableStore } from "./store";

vi.mock("../text", async (original) => ({
  ...(await original<typeof import("../text")>()),
  hasText: (id: string) => id === "refused-room-too_many_guests" || id === "refused-server-offline",
}));

afterEach(() => vi.unstubAllGlobals());

/** A table at which this device is nobody yet. */
function table() {
  const store = {
    page: { game: "corona" },
    you: signal(null),
    own: signal([]),
    view: signal({ code: "KLMPRT", guests: [] }),
    say: vi.fn(),
    do: vi.fn(async () => null),
    comeAgain: vi.fn(),
  };
  return { ...store, asStore: store as unknown as TableStore<"corona"> };
}

const refuse = (code: string) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ error: { code } }), { status: 409 }));

it("a link is taken as a guest", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  const store = table();
  await takeSeat(store.asStore, "0a");
  expect(store.comeAgain).toHaveBeenCalled();
  expect(store.do).toHaveBeenCalledWith({ kind: "take_link", secret: "0a" });
});

it("who may not come in to take a seat over is told why", async () => {
  refuse("too_many_guests");
  const store = table();
  await takeSeat(store.asStore, "0a");
  expect(store.say).toHaveBeenCalledWith({ id: "refused-room-too_many_guests", rule: null });
  expect(store.do).not.toHaveBeenCalled();
});

it.each([
  ["a seat", sitDown],
  ["the next game", become],
])("a name typed for %s is kept, and none is no name", async (_, come) => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  ownName.value = "";
  await come(table().asStore, " ");
  expect(ownName.value).toBe("");
  await come(table().asStore, " Cleo ");
  expect(ownName.value).toBe("Cleo");
});

it("who can't come in to sit down is told why", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  const store = table();
  expect(await sitDown(store.asStore, "Anna")).toBe(false);
  expect(store.say).toHaveBeenCalledWith({ id: "refused-server-offline", rule: null });
  expect(store.do).not.toHaveBeenCalled();
});
