// What a round came to, from one's own side. Texts are not loaded here: each says its name.

import { expect, it } from "vitest";
import type { PlayedOut, Round } from "../../../wire/corona";
import { outcomeWords, playedWords } from "./round-end";

const name = (seat: number) => ["Anna", "Bea"][seat] ?? "?";
const round = (result: Partial<PlayedOut>): Round => ({
  setter: 0,
  situation: { placement: [0, 0, 0, 4, 7, 7], throw: [1, 2, 3, 4, 5, 6] },
  result: {
    bidder: 1,
    call: 9,
    points: 4,
    made: false,
    moves: [],
    payments: [{ from: 1, to: 0 }],
    ...result,
  },
  best: 14,
  line: [],
});

it("says that a bidder's time was up, before who pays", () => {
  expect(outcomeWords(round({ ran_out: true }), [1], name).how).toBe(
    "corona-end-ran-out corona-end-failed-how",
  );
  expect(outcomeWords(round({ ran_out: true, made: true }), [1], name).how).toBe(
    "corona-end-ran-out corona-end-made-how",
  );
  expect(outcomeWords(round({}), [1], name).how).toBe("corona-end-failed-how");
});

it("is told to the bidder as their own", () => {
  expect(playedWords(round({}), [1], name).args).toMatchObject({ who: "you", made: "no" });
  expect(playedWords(round({}), [0], name).args).toMatchObject({ who: "other", name: "Bea" });
  // Two at one device.
  expect(playedWords(round({}), [0, 1], name).args).toMatchObject({ who: "other" });
  expect(playedWords({ ...round({}), result: null }, [1], name)).toEqual({ id: "corona-last-passed" });
});
