import { expect, it, vi } from "vitest";
import type { GamePage } from "../games/page";
import { asText, Projector } from "./film";

vi.mock("../settings", () => ({
  reducedMotion: () => false,
  kept: () => ({ value: "en", peek: () => "en" }),
}));

const FRAMES = [0, 1, 2].map((n) => ({ at: n * 1000, told: [{ n }], view: { n } }));

function projector(perform?: () => Promise<void>, stop?: () => void): Projector<"corona"> {
  const page = {
    game: "corona",
    words: (told: { n: number }) => (told.n === 0 ? null : { id: `line-${told.n}` }),
    perform,
    stop,
  } as unknown as GamePage<"corona">;
  return new Projector(page, { id: "x", frames: FRAMES as never, names: ["Anna", "Bert"] });
}

it("words belong to their frames", () => {
  expect(projector().lines).toEqual([
    { frame: 1, sentence: { id: "line-1" } },
    { frame: 2, sentence: { id: "line-2" } },
  ]);
});

it("steps on and back, never beyond", async () => {
  const film = projector();
  await film.forward();
  await film.forward();
  await film.forward();
  expect(film.at.value).toBe(2);
  film.back();
  expect(film.scene.view.value).toEqual({ n: 1 });
  film.jump(0);
  film.back();
  expect(film.at.value).toBe(0);
});

it.each([
  ["somewhere else", 2],
  ["to where one is", 0],
])("a jump %s during a motion is not undone by its end", async (_, to) => {
  let finish = () => {};
  const film = projector(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const moved = film.forward();
  film.jump(to);
  finish();
  await moved;
  expect(film.at.value).toBe(to);
});

it("quick steps get on, whatever is still in motion", async () => {
  const film = projector(() => new Promise(() => {}));
  void film.forward();
  expect(film.at.value).toBe(0);
  void film.forward();
  void film.forward();
  expect(film.at.value).toBe(2);
});

it("a film that is left plays no further, and what moves in it ends", async () => {
  const stop = vi.fn();
  const film = projector(() => new Promise(() => {}), stop);
  void film.play();
  film.close();
  expect(film.playing.value).toBe(false);
  expect(stop).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(film.at.value).toBe(0);
});

it("nothing can be played in a replay", async () => {
  expect(await projector().scene.play(0, { kind: "end_play" })).toEqual({ code: "not_a_guest" });
});

it("as text, line by line", () => {
  expect(asText("Corona", ["first", "second"])).toBe("Corona\n\n1. first\n2. second\n");
});

it("stopped and begun again, a film is shown once", async () => {
  vi.useFakeTimers();
  let performed = 0;
  const film = projector(async () => {
    performed += 1;
  });
  void film.play();
  film.stop();
  void film.play();
  await vi.advanceTimersByTimeAsync(1000);
  expect(film.at.value).toBe(2);
  expect(performed).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.playing.value).toBe(false);
  vi.useRealTimers();
});
