import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { restOf } from "./resting";

const [ANNA, BEA] = [0, 1];
const person = (guest: number, stand_in: number | null = null) => ({ kind: "guest", guest, stand_in });
const bot = { kind: "bot", level: 0 };
const table = (...chairs: object[]) =>
  ({ chairs, playing: { rest: { among: 8000, alone: 60_000 } } }) as unknown as TableView<"corona">;

it("a bot rests longer where one is alone with bots, and a person never does", () => {
  const seen = table(person(ANNA), person(BEA), bot);
  expect(restOf(seen, [ANNA, BEA], 2)).toBe(8000);
  expect(restOf(seen, [ANNA], 2)).toBe(60_000);
  expect(restOf(seen, [ANNA, BEA], 1)).toBeNull();
  // Two seats at one device are one who looks.
  expect(restOf(table(person(ANNA), person(ANNA), bot), [ANNA], 2)).toBe(60_000);
});

it("a bot that stands in for somebody rests too, and whom it stands in for does not count", () => {
  const seen = table(person(ANNA), person(BEA, 2));
  expect(restOf(seen, [ANNA, BEA], 1)).toBe(60_000);
});

it("nobody rests where nothing is looked at", () => {
  expect(restOf({ ...table(bot), playing: null }, [ANNA], 0)).toBeNull();
});
