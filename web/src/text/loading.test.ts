// Texts that are still on their way.

import { beforeEach, expect, it, vi } from "vitest";

let text: typeof import("./index");

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.resetModules();
  text = await import("./index");
});

it("whoever needs what is being loaded waits until it is here", async () => {
  const first = text.needTexts("shell");
  await text.needTexts("shell");
  expect(text.hasText("tagline")).toBe(true);
  await first;
});

it("an older load takes nothing away from a newer one", async () => {
  await Promise.all([text.needTexts("shell"), text.needTexts("table"), text.needTexts("shell", "replay")]);
  expect(["tagline", "seats", "replay-title"].filter((id) => !text.hasText(id))).toEqual([]);
});

it("who waits while the language changes gets the new one", async () => {
  const waits = text.needTexts("table");
  const spoken = text.speak("fr");
  await waits;
  expect(text.t("copy")).toBe("Copier");
  await spoken;
});
