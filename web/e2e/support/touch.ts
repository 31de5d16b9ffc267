// A finger on a page: down, along a few points, up.

import type { Locator, Page } from "playwright-core";

/** Points are parts of the element's width and height. */
export async function drag(
  page: Page,
  on: Locator,
  ...points: readonly (readonly [x: number, y: number])[]
): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error("there is nothing to drag on");
  const places = points.map(([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y }));
  const along = places.flatMap((to, n) => {
    const from = places[n - 1];
    if (!from) return [to];
    return [0.25, 0.5, 0.75, 1].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  });
  const finger = await page.context().newCDPSession(page);
  for (const [n, place] of along.entries()) {
    const type = n === 0 ? "touchStart" : "touchMove";
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints: [place] });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
