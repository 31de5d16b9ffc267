// A lesson's table plays nothing while one reads.

import { expect, it } from "vitest";
import { LessonStore } from "./store";

it("what is played while a step does not ask for it is refused, and what to do is said", async () => {
  const sent: string[] = [];
  const socket = { send: (text: string) => sent.push(text), close() {} };
  const page = { game: "koroona", span: () => "turn" };
  const store = new LessonStore<"koroona">(page as never, () => socket as never);
  store.asks = () => false;
  const refusal = await store.do({ kind: "play", seat: 0, command: "pass" } as never);
  expect([refusal?.code, store.notice.value?.sentence.id, sent]).toEqual(["too_late", "lesson-not-yet", []]);
  expect(store.unanswered.value).toBe(0);
  store.close();
});
