// One theatre for each scene.

import { expect, it } from "vitest";
import type { Scene } from "./page";
import { perScene } from "./theatre";

it("a scene has one, made when it is first asked for; another scene has another", () => {
  const [one, other] = [{}, {}] as [Scene<"corona">, Scene<"corona">];
  const asked: Scene<"corona">[] = [];
  const of = perScene((scene: Scene<"corona">) => {
    asked.push(scene);
    return { scene };
  });
  expect(of(one)).toBe(of(one));
  expect(of(other)).not.toBe(of(one));
  expect(asked).toEqual([one, other]);
});
