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

it("a language whose texts don't come changes nothing, and can be chosen again", async () => {
  await text.needTexts("shell");
  vi.doMock("./fr/shell.ftl?raw", () => {
    throw new TypeError("import failed");
  });
  const read = () => [text.language.value, text.t("language-fr"), text.t("sound"), text.listed(["a", "b"])];
  const before = read();
  await expect(text.speak("fr")).rejects.toThrow();
  expect(read()).toEqual(before);
  // Nor is a part that is needed meanwhile looked for in it.
  await text.needTexts("table");
  expect(text.t("copy")).toBe("Copy");
  vi.doUnmock("./fr/shell.ftl?raw");
  await text.speak("fr");
  expect([text.language.value, text.t("copy")]).toEqual(["fr", "Copier"]);
});
