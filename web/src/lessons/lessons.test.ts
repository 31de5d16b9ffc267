import { describe, expect, it } from "vitest";
import { bundleOf, code } from "../text/testing";
import { lesson as colorado } from "./colorado";
import { lesson as corona } from "./corona";
import { lesson as koroona } from "./koroona";
import type { Step } from "./lesson";
import { isLesson, rememberLesson } from "./taken";

const LESSONS = [corona, colorado, koroona];

describe.each(LESSONS)("the lesson of $game", ({ chapters }) => {
  const steps = chapters.flatMap((chapter) => chapter.steps as readonly Step<never>[]);

  it("lets one read at the end of every chapter, before the board is laid anew", () => {
    for (const chapter of chapters) {
      const last = chapter.steps.at(-1);
      expect([last?.done, last?.picks], last?.text).toEqual([undefined, undefined]);
    }
  });

  it("closes with two or three questions, each answered on the board", () => {
    const questions = steps.filter(({ text }) => /-question-\w+$/.test(text));
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(questions.length).toBeLessThanOrEqual(3);
    for (const question of questions) expect(question.done ?? question.picks, question.text).toBeDefined();
    expect(steps.at(-1)?.text).toMatch(/-question-\w+-right$/);
  });
});

it("every text that a lesson may say is there", () => {
  const made = bundleOf("en");
  const named = code("lessons").flatMap(({ source }) =>
    Array.from(source.matchAll(/"(lesson-[\w-]+)"/g), ([, id]) => id ?? ""),
  );
  const classes =
    /^lesson-(?:coach|words|ways|progress|text|aside|notice|reads|ring|pick|pointers|board|title|end)\b/;
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((id) => !made.hasMessage(id) && !classes.test(id))).toEqual([]);
});

it("what was a lesson is known for one, up to a hundred of them", () => {
  rememberLesson("ABCDEF");
  rememberLesson("ABCDEF");
  expect([isLesson("ABCDEF"), isLesson("ABC")]).toEqual([true, false]);
  for (let number = 0; number < 100; number++) rememberLesson(`table${number}`);
  expect([isLesson("ABCDEF"), isLesson("table99"), isLesson("table0")]).toEqual([false, true, true]);
});
