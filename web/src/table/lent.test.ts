import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { freeSeat, lentSeat, lostSeat, ownerOf } from "./lent";

const ANNA = 0;
const BEA = 1;
const CLEO = 2;

const chair = (guest: number, change: object = {}) => ({
  kind: "guest",
  guest,
  name: "",
  ready: false,
  stand_in: null,
  ...change,
});

const table = (...chairs: object[]) =>
  ({
    guests: [
      { id: ANNA, name: "Anna" },
      { id: BEA, name: "Bea" },
      { id: CLEO, name: "Cleo" },
    ],
    chairs,
  }) as unknown as TableView<"corona">;

it("a seat is free where a bot plays for somebody who is gone", () => {
  const seen = table(chair(ANNA), chair(BEA, { stand_in: 2 }));
  expect(freeSeat(seen, [ANNA])).toBe(1);
  expect(freeSeat(seen, [ANNA, BEA]), "Bea is here, and is asked herself").toBeUndefined();
  expect(freeSeat(table(chair(ANNA), chair(BEA)), [ANNA]), "no bot stands in").toBeUndefined();
  expect(freeSeat(table(chair(ANNA), { kind: "bot", level: 0 }), [ANNA])).toBeUndefined();
});

it("a seat is lost where its player left for good or was sent away", () => {
  expect(lostSeat(table(chair(ANNA), chair(BEA)))).toBeUndefined();
  expect(lostSeat(table(chair(ANNA), { kind: "nobody" }))).toBe(1);
  const sentAway = table(chair(ANNA), chair(7, { stand_in: 4 }));
  expect([lostSeat(sentAway), freeSeat(sentAway, [ANNA])]).toEqual([1, undefined]);
});

it("a seat that somebody else plays is known by whose it is", () => {
  const seen = table(chair(ANNA), chair(CLEO, { plays_for: BEA }));
  expect([lentSeat(seen, BEA), lentSeat(seen, CLEO), lentSeat(seen, null)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  expect([ownerOf(seen, 1), ownerOf(seen, 0)]).toEqual(["Bea", undefined]);
});
