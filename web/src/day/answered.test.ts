// What is tapped on a day: answered in its order, and known to be answered.

import { expect, it, vi } from "vitest";
import type { Command, View } from "../wire/corona";
import { DayTable } from "./table";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

vi.mock("../settings", () => ({
  reducedMotion: () => true,
  kept: () => ({ value: "en", peek: () => "en" }),
}));

it("what is tapped is answered before it counts as found, whatever of it was refused", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => answers.push(answer)));
  const table = new DayTable("2026-11-18", {} as View);
  const commands = [{ kind: "mark" }, { kind: "move" }] as unknown as Command[];
  for (const command of commands) void table.scene.play(0, command);
  let answered = false;
  const waits = table.answered().then(() => {
    answered = true;
  });
  const answer = async (body: object, status = 200) => {
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()?.(new Response(JSON.stringify(body), { status }));
  };
  await answer({ view: {}, told: [] });
  await vi.waitFor(() => expect(table.commands).toEqual([commands[0]]));
  expect(answered).toBe(false);
  await answer({ error: { code: "not_there", rule: "C11" } }, 409);
  await waits;
  expect(table.commands).toEqual([commands[0]]);
});

it("a page that is loaded anew goes on from what was done, that day's only, and begun anew from nothing", async () => {
  const asked: unknown[] = [];
  const phase = { kind: "marking", turn: { bidder: 0 } };
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify({ view: { phase }, told: [] }));
  });
  const first = { phase: { kind: "before" } } as unknown as View;
  const command = { kind: "end_play" } as Command;
  const resumed = async (day: string) => {
    const table = new DayTable(day, first);
    table.resume();
    await table.answered();
    await new Promise((resolve) => setTimeout(resolve));
    return table;
  };
  await new DayTable("2026-11-18", first).scene.play(0, command);
  const again = await resumed("2026-11-18");
  expect(again.commands).toEqual([command]);
  expect(again.view.value).toEqual({ phase });
  expect((await resumed("2026-11-19")).commands).toEqual([]);
  again.again();
  expect((await resumed("2026-11-18")).commands).toEqual([]);
  expect(asked).toEqual([{ commands: [command] }, { commands: [command] }]);
});
