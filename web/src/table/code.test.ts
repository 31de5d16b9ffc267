import { expect, it } from "vitest";
import { isShort, lettersOf, spoken } from "./code";

it("a code is shown three letters by three", () => {
  expect(spoken("KLMPRTBCDFGH")).toBe("KLM-PRT-BCD-FGH");
  expect(spoken("KLMPRT")).toBe("KLM-PRT");
});

it("it is read however it is typed", () => {
  expect(lettersOf(" klm-prt bcd-fgh ")).toBe("KLMPRTBCDFGH");
  expect(lettersOf("")).toBe("");
});

it("a door's code is short, and so is an old table's", () => {
  expect(isShort("KLMPRT")).toBe(true);
  expect(isShort("KLMPRTBCDFGH")).toBe(false);
});
