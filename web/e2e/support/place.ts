// Where things are on a page.

import type { Locator, Page } from "playwright-core";

/** Where something is on its page, however far that is scrolled, in whole pixels: top, left. */
export const placeOf = (what: Locator): Promise<number[]> =>
  what.evaluate((one) => {
    const { top, left } = one.getBoundingClientRect();
    return [Math.round(top + scrollY), Math.round(left + scrollX)];
  });

/** The screens that everything has to fit: a usual phone in its browser, a small one, the smallest that is still sold, one
 * on its side, a large screen. */
export const SCREENS = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 664, height: 360 },
  { width: 1440, height: 900 },
] as const;

/** Which of these are not wholly on the screen as it is scrolled now, each by its name or its words. */
export const outside = (what: Locator): Promise<string[]> =>
  what.evaluateAll((all) =>
    all.flatMap((one) => {
      const { top, left, bottom, right } = one.getBoundingClientRect();
      const seen = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      const place = [left, top, right, bottom].map(Math.round).join(" ");
      return seen
        ? []
        : [`${one.getAttribute("aria-label") ?? one.textContent ?? one.className} at ${place}`];
    }),
  );

/** Whether one thing lies over another, by more than a pixel. */
export async function covers(what: Locator, other: Locator): Promise<boolean> {
  const [one, two] = [await what.boundingBox(), await other.boundingBox()];
  if (!one || !two) throw new Error("nothing to compare");
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return across > 1 && down > 1;
}

/** Where a line of text is black: its letters and digits, without the air above them. */
export const inkOf = (what: Locator): Promise<{ top: number; bottom: number }> =>
  what.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("a browser draws");
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(one);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const measured = pen.measureText(one.textContent ?? "");
    const baseline = range.getBoundingClientRect().top + measured.fontBoundingBoxAscent;
    return {
      top: baseline - measured.actualBoundingBoxAscent,
      bottom: baseline + measured.actualBoundingBoxDescent,
    };
  });

/** How wide a page is, its screen or more. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
