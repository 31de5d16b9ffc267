import { expect, it } from "vitest";
import { read } from "./router";

it.each([
  ["/", "", { page: "home" }],
  ["/t/KLMPRT", "", { page: "table", code: "KLMPRT" }],
  ["/rules/corona", "#c7", { page: "rules", game: "corona", point: "c7" }],
  ["/rules/corona", "", { page: "rules", game: "corona", point: null }],
  ["/played/0af1", "", { page: "replay", id: "0af1" }],
  ["/t", "", { page: "nowhere" }],
  ["/t/KLMPRT/more", "", { page: "nowhere" }],
  ["/somewhere/else", "", { page: "nowhere" }],
])("%s%s", (path, hash, route) => {
  expect(read(path, hash)).toEqual(route);
});
