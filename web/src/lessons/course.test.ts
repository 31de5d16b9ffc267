import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import type { Refusal } from "../wire/room";
import { Course } from "./course";
import type { Lesson } from "./lesson";
import type { LessonStore } from "./store";

const step = { text: "lesson-read" };
const lesson = {
  game: "colorado",
  chapters: [
    { setup: (usual: object) => ({ ...usual, chapter: 0 }), steps: [step] },
    { setup: (usual: object) => ({ ...usual, chapter: 1 }), steps: [step] },
  ],
} as unknown as Lesson<"colorado">;

/** A table that does what it is told, but for what `refuses` names: once each. */
function tableOf(refuses: string[]) {
  const view = signal({
    setup: {},
    chairs: [] as { kind: string; ready: boolean }[],
    playing: null as null | { id: string; outcome: string | null; view: object },
  });
  const own = signal<number[]>([]);
  const done: string[] = [];
  const chair = (kind: string) => {
    view.value = { ...view.value, chairs: [...view.value.chairs, { kind, ready: kind === "bot" }] };
  };
  const does: Record<string, () => void> = {
    sit: () => {
      chair("guest");
      own.value = [0];
    },
    seat_bot: () => chair("bot"),
    agree_to_end: () => {
      const { playing } = view.value;
      view.value = { ...view.value, playing: playing && { ...playing, outcome: "agreed" } };
    },
    start: () => {
      view.value = { ...view.value, playing: { id: `game ${done.length}`, outcome: null, view: {} } };
    },
  };
  const store = {
    view,
    own,
    scene: signal(null),
    isHost: signal(true),
    do: async ({ kind }: { kind: string }): Promise<Refusal | null> => {
      if (refuses.includes(kind)) {
        refuses.splice(refuses.indexOf(kind), 1);
        return { code: "busy" };
      }
      done.push(kind);
      does[kind]?.();
      return null;
    },
  };
  return { store: store as unknown as LessonStore<"colorado">, done };
}

it.each(["sit", "seat_bot", "change_setup", "ready", "start"])(
  "a lesson whose first %s is refused can be begun again",
  async (refused) => {
    const { store, done } = tableOf([refused]);
    const course = new Course(lesson, store);
    await course.begin();
    expect([course.ready.value, course.beginning.value]).toEqual([false, false]);
    await course.again();
    expect([course.ready.value, course.beginning.value]).toEqual([true, false]);
    for (const once of ["sit", "seat_bot"]) expect(done.filter((kind) => kind === once)).toHaveLength(1);
    course.close();
  },
);

it("a next chapter that is refused leaves the way on where it was", async () => {
  const refuses: string[] = [];
  const { store } = tableOf(refuses);
  const course = new Course(lesson, store);
  await course.begin();
  refuses.push("change_setup");
  await course.next();
  expect([course.chapter.value, course.ready.value]).toEqual([0, true]);
  await course.next();
  expect([course.chapter.value, course.ready.value]).toEqual([1, true]);
  course.close();
});
