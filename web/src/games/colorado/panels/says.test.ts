import { expect, it } from "vitest";
import type { Judged } from "../../../wire/colorado";
import type { Film } from "../../page";
import { wordOn } from "./says";

it("a frame finds its word by the game's number and the moves played", () => {
  const frames = [
    { view: { number: 1, moves: [] } },
    { view: { number: 1, moves: ["a1a2"] } },
    { view: { number: 2, moves: [] } },
  ];
  const said = [
    { game_number: 1, ply: 0, score: 1 },
    { game_number: 1, ply: 1, score: 2 },
    { game_number: 2, ply: 0, score: 3 },
  ] as Judged[];
  const film = { id: "x", names: [], frames } as unknown as Film<"colorado">;
  expect([0, 1, 2, 3].map((at) => wordOn(film, at, said)?.score)).toEqual([1, 2, 3, undefined]);
});
