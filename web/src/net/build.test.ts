import { expect, it } from "vitest";
import { buildOf } from "./build";

it("a build goes by the name of its main script", () => {
  expect(buildOf("/assets/index-BuFx1a2b.js")).toBe("index-BuFx1a2b");
  expect(buildOf("/src/main.tsx")).toBe("dev");
  expect(buildOf(null)).toBe("dev");
});
