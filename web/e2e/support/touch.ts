// A finger on a page: down, along the way at a hand's pace, up.

import type { Locator, Page } from "playwright-core";

interface Place {
  x: number;
  y: number;
}

async function boxOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("what is dragged is on the screen");
  return box;
}

async function finger(page: Page, places: readonly Place[]): Promise<void> {
  const way = places.flatMap((to, n) => {
    const from = places[n - 1];
    if (!from) return [to];
    return [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1, 1].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  });
  const line = await page.context().newCDPSession(page);
  for (const [n, place] of way.entries()) {
    const type = n === 0 ? "touchStart" : "touchMove";
    await line.send("Input.dispatchTouchEvent", { type, touchPoints: [place] });
    // A touch that ends in full motion is a fling, and the browser takes the next one for its end.
    await page.waitForTimeout(40);
  }
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await line.detach();
}

/** Along points on one thing, in parts of its width and height. */
export async function drag(
  on: Locator,
  ...points: readonly (readonly [x: number, y: number])[]
): Promise<void> {
  const box = await boxOf(on);
  const places = points.map(([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y }));
  await finger(on.page(), places);
}

/** From one thing to another. */
export async function carry(from: Locator, to: Locator): Promise<void> {
  const boxes = [await boxOf(from), await boxOf(to)];
  await finger(
    from.page(),
    boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })),
  );
}
