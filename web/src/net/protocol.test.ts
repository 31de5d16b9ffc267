// The page that other clients are written by says what the server says.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SCOPES } from "../table/moment";
import { PROTOCOL, REACTIONS, ROOM, SERVER } from "../wire/lists";

const page = readFileSync(join(import.meta.dirname, "../../../docs/protocol.md"), "utf8");
const named = new Set(Array.from(page.matchAll(/`([a-z_]+)`/g), ([, word]) => word));

it("names every code, every command and every reaction", () => {
  const codes = [...SERVER.refusals, ...ROOM.refusals].map(({ code }) => code);
  const all = [...codes, ...SERVER.byes, ...REACTIONS, ...Object.keys(SCOPES)];
  expect(all.filter((one) => !named.has(one))).toEqual([]);
});

it("lists no code that is gone", () => {
  const listed = (from: string) =>
    Array.from((page.split(from)[1]?.split("\n\n")[0] ?? "").matchAll(/`([a-z_]+)`/g), ([, code]) => code);
  expect(listed("Why a socket ends (`bye`):")).toEqual([...SERVER.byes]);
  expect(listed("What the server refuses:")).toEqual(SERVER.refusals.map(({ code }) => code));
  expect(listed("What a table refuses:")).toEqual(ROOM.refusals.map(({ code }) => code));
});

it("is of this protocol, and its examples can be read", () => {
  expect(page).toContain(`\`protocol\` is ${PROTOCOL}.`);
  const lines = Array.from(page.matchAll(/```json\n([\s\S]*?)```/g), ([, block]) => block ?? "")
    .flatMap((block) => block.trim().split("\n"))
    .filter((line) => !line.includes("…"));
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
});
