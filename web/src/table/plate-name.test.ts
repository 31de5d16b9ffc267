import { expect, it } from "vitest";
import { splitName } from "./plate-name";

it("a number at the end of a name is never cut with it", () => {
  expect(splitName("Beginner 2")).toEqual({ head: "Beginner", tail: " 2" });
  expect(splitName("Anna")).toEqual({ head: "Anna", tail: "" });
  expect(splitName("7")).toEqual({ head: "7", tail: "" });
});
