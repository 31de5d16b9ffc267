import { expect, it } from "vitest";
import { read } from "./router";

it.each([
  ["/", "", { page: "home" }],
  ["/t/KLMPRT", "", { page: "table", code: "KLMPRT" }],
  ["/t/KLMPRTBCDFGH", "", { page: "table", code: "KLMPRTBCDFGH" }],
  ["/rules/corona", "#c7", { page: "rules", game: "corona", point: "c7" }],
  ["/rules/corona", "", { page: "rules", game: "corona", point: null }],
  ["/played/0af1", "", { page: "replay", id: "0af1", at: null }],
  ["/played/0af1", "#17", { page: "replay", id: "0af1", at: 17 }],
  ["/played/0af1", "#end", { page: "replay", id: "0af1", at: null }],
  ["/analyse/corona", "#0,0,3~1,1", { page: "position", game: "corona", text: "0,0,3~1,1" }],
  ["/analyse/colorado", "#8/8%20w", { page: "position", game: "colorado", text: "8/8 w" }],
  ["/analyse/colorado", "#%", { page: "position", game: "colorado", text: "%" }],
  ["/day", "", { page: "day", day: "today" }],
  ["/day/2026-11-18", "", { page: "day", day: "2026-11-18" }],
  ["/day/2026-11-18/more", "", { page: "nowhere" }],
  ["/t", "", { page: "nowhere" }],
  ["/t/KLMPRT/more", "", { page: "nowhere" }],
  ["/somewhere/else", "", { page: "nowhere" }],
])("%s%s", (path, hash, route) => {
  expect(read(path, hash)).toEqual(route);
});
