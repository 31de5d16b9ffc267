import { expect, it } from "vitest";
import { marks, shareText, stars } from "./share";

it("all marks are for the best there is, and for nothing less", () => {
  expect(marks(14, 14)).toBe("◆◆◆◆◆");
  expect(marks(13, 14)).toBe("◆◆◆◆◇");
  expect(marks(7, 14)).toBe("◆◆◇◇◇");
  expect(marks(0, 14)).toBe("◇◇◇◇◇");
  expect(marks(null, 14)).toBe("◇◇◇◇◇");
  expect(stars(2)).toBe("★★☆☆☆");
});

it("what is shared gives nothing away", () => {
  const shared = {
    title: "Corona",
    day: "today",
    grade: 3,
    words: ["in time"],
    link: "https://play.example/day/x",
  };
  const found = shareText({ ...shared, points: 13, best: 17 });
  expect(found).toBe("Corona, today ★★★☆☆\n◆◆◆◇◇ · in time\nhttps://play.example/day/x");
  // Neither what one found nor what there is can be told from it.
  expect(found).not.toMatch(/\d/);
  expect(found).toBe(shareText({ ...shared, points: 10, best: 14 }));
});
