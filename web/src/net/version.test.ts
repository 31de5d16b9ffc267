import { afterEach, expect, it, vi } from "vitest";
import { isMissingPart, served } from "./version";

afterEach(() => vi.unstubAllGlobals());

const serves = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

it("a page compares its build with the one that is served", async () => {
  serves(async () => new Response(JSON.stringify({ protocol: 2, build: "index-new" })));
  expect(await served("index-new")).toBe("this");
  expect(await served("index-old")).toBe("another");
  expect(await served("dev")).toBe("this");
});

it("a server that can't be asked says nothing about the page", async () => {
  serves(() => Promise.reject(new TypeError("network")));
  expect(await served("index-old")).toBe("unknown");
  serves(async () => new Response("", { status: 502 }));
  expect(await served("index-old")).toBe("unknown");
});

it("a part that could not be loaded is told from an exception", () => {
  serves(() => Promise.reject(new TypeError("network")));
  expect(isMissingPart(new TypeError("Failed to fetch dynamically imported module: /assets/a.js"))).toBe(
    true,
  );
  expect(isMissingPart(new TypeError("error loading dynamically imported module: /assets/a.js"))).toBe(true);
  expect(isMissingPart(new TypeError("Importing a module script failed."))).toBe(true);
  expect(isMissingPart(new TypeError("x is not a function"))).toBe(false);
  expect(isMissingPart("Failed")).toBe(false);
});
