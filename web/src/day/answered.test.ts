// What is tapped on a day: answered in its order, and known to be answered.

import { expect, it, vi } from "vitest";
import type { Command, View } from "../wire/corona";
import { DayTable } from "./table";

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
