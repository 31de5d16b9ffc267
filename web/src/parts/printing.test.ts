import { describe, expect, it } from "vitest";
import { paperFor, printAddress } from "./printing";

describe("the games on paper", () => {
  it("are asked for in the language that is read", () => {
    expect(printAddress({ game: "corona", paper: "a4", language: "fr" })).toBe(
      "/api/print/corona?paper=a4&language=fr",
    );
    expect(printAddress({ game: "corona", paper: "letter", language: "de", cards: 52 })).toBe(
      "/api/print/corona?paper=letter&language=de&cards=52",
    );
  });

  it("come on the paper that is usual where one is", () => {
    expect(["en-US", "fr-CA", "en-Latn-US"].map(paperFor)).toEqual(["letter", "letter", "letter"]);
    expect(["en-GB", "de", "fr-FR", undefined].map(paperFor)).toEqual(["a4", "a4", "a4", "a4"]);
  });
});
