// How long the browser takes from frame to frame while strokes of Koroona are animated: breaks of singles and of
// doubles, on a phone-sized and a desktop-sized page. What counts is the 95th percentile.

import { expect, it } from "vitest";
import { openHouse } from "./support/house";

/** In milliseconds: more than this at the 95th percentile is seen as a stutter. */
const LIMIT = 33;
const STROKES = 4;

const house = openHouse();

/** Notes the time of every frame in which a film is on the table. */
function watch(): void {
  const gaps: number[] = [];
  Object.assign(globalThis, { gaps });
  let last: number | null = null;
  const frame = (now: number) => {
    const playing =
      document.querySelector(".koroona-discs[data-t]") && document.querySelector(".koroona-skip");
    if (playing && last !== null) gaps.push(now - last);
    last = playing ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

it.each([
  ["singles", "phone"],
  ["singles", "desktop"],
  ["doubles", "phone"],
  ["doubles", "desktop"],
] as const)("%s, %s", async (kind, size) => {
  const person = await house.arrive({ size, motion: "no-preference" });
  const { page } = person;
  await person.openTable("Koroona", "Anna");
  for (const name of kind === "singles" ? ["Bert"] : ["Bert", "Carla", "Dora"]) await person.seatToo(name);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".koroona-table").waitFor();
  await page.evaluate(watch);
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const strike = page.locator(".koroona-strike:enabled");
    await strike.waitFor();
    await page.getByRole("slider", { name: "Strength" }).fill("4300");
    await strike.click();
    await page.locator(".koroona-skip").waitFor();
    await page.locator(".koroona-skip").waitFor({ state: "detached", timeout: 20_000 });
  }
  const gaps = ((await page.evaluate("gaps")) as number[]).sort((a, b) => a - b);
  const at = (part: number) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))] ?? Number.NaN;
  const [middle, most, worst] = [0.5, 0.95, 1].map((part) => at(part).toFixed(1));
  process.stdout.write(
    `${kind}, ${size}: ${gaps.length} frames; median ${middle} ms, 95th percentile ${most} ms, longest ${worst} ms\n`,
  );
  expect(gaps.length).toBeGreaterThan(50);
  expect(at(0.95)).toBeLessThan(LIMIT);
  await person.leave();
});
