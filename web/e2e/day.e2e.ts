// The situation of the day: solved, shared, seen again on reload, refused a second time; older days for practice.

import { expect, it } from "vitest";
import type { Person } from "./support/browser";
import { Player } from "./support/corona";
import { openHouse } from "./support/house";

const house = openHouse();

/** From the first page to the running glass. */
async function begin(person: Person): Promise<Player> {
  await person.page.getByRole("link", { name: "The situation of the day" }).click();
  await person.press("Turn the glass");
  await person.page.locator(".day-seconds").waitFor();
  return new Player(person, "Ada");
}

it("a day solved by touch, shared, seen again on reload, refused a second time", async () => {
  const ada = await house.arrive({ size: "short" });
  const player = await begin(ada);
  await ada.look("a running glass");
  // Begun anew before it counts: the first try is as if it had not been.
  await player.playOnePiece();
  await ada.button(/^Hand in \d+ points?$/).waitFor();
  await ada.press("Start over");
  await expect.poll(() => player.points()).toMatch(/^0 /);
  const { points } = await player.playOnePiece();
  await expect.poll(() => player.points()).toMatch(new RegExp(`^${points} `));
  // A page that is loaded anew, or left and come back to, has what lay there.
  await ada.page.reload();
  await expect.poll(() => player.points()).toMatch(new RegExp(`^${points} `));
  await ada.page.getByRole("link", { name: "Home" }).click();
  await ada.page.getByRole("link", { name: "The situation of the day" }).click();
  await expect.poll(() => player.points()).toMatch(new RegExp(`^${points} `));
  const handIn = ada.button(/^Hand in \d+ points?$/);
  await handIn.waitFor();
  await ada.press(handIn);

  const verdict = ada.page.locator(".day-verdict h2");
  await verdict.waitFor();
  expect(await verdict.textContent()).toContain(`${points}`);
  await ada.page.getByText("One person has begun it on this server.").waitFor();
  await ada.look("a day that is done");
  const shared = (await ada.page.getByTestId("share").textContent()) ?? "";
  const [first, second, link] = shared.split("\n");
  expect(first).toMatch(/^Corona of the day, .+ ★+☆*$/);
  expect(second).toMatch(/^◆*◇* · \d+\ss$/);
  expect(link).toBe(`${house.url}/day/${await today(ada)}`);
  // The best line, on the board.
  await ada.press("Show me");
  await ada.page.getByText(/^One of the best lines, move 1 of/).waitFor();

  await ada.page.reload();
  await verdict.waitFor();
  expect(await verdict.textContent()).toContain(`${points}`);
  expect(await ada.page.getByTestId("share").textContent()).toBe(shared);
  expect(await ada.button("Turn the glass").count()).toBe(0);
  expect(ada.complaints).toEqual([]);
  const again = await ada.page.evaluate(async () => {
    const ask = async (what: string) => {
      const response = await fetch(`/api/days/today/${what}`, { method: "POST", body: '{"commands":[]}' });
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    };
    return [await ask("begin"), await ask("found"), await ask("practice")];
  });
  expect(again).toEqual([
    [409, "day_done"],
    [409, "day_done"],
    [409, "not_older"],
  ]);
  expect(ada.foreign).toEqual([]);
  await ada.leave();
});

function today(person: Person): Promise<string> {
  return person.page.evaluate(async () => {
    return ((await (await fetch("/api/days/today")).json()) as { today: string }).today;
  });
}

it("an older day by keyboard alone, at one's own pace, counts for nothing", async () => {
  const bea = await house.arrive({ size: "large" });
  await bea.page.goto(`${house.url}/day`);
  await bea.press("Older days, to practise");
  const older = bea.page.locator(".day-older li a").first();
  await older.focus();
  await bea.page.keyboard.press("Enter");
  const player = new Player(bea, "Bea");
  await player.die("red").waitFor();
  expect(await bea.page.locator(".day-seconds").count()).toBe(0);
  const idea = await player.idea();
  await player.die(idea.colour).focus();
  await bea.page.keyboard.press("Enter");
  await player.space(idea.space).focus();
  await bea.page.keyboard.press("Enter");
  await bea.button(new RegExp(`^Space ${idea.space}:.*marked ${idea.colour}`)).waitFor();
  const move = bea.button(`Move to space ${idea.lands} for +${idea.points}`);
  for (let tries = 0; tries < 5 && !(await move.isVisible()); tries++) {
    await player.space(idea.space).focus();
    await bea.page.keyboard.press("Enter");
    await move.waitFor({ timeout: 3_000 }).catch(() => undefined);
  }
  await move.focus();
  await bea.page.keyboard.press("Enter");
  const handIn = bea.button(/^Hand in \d+ points?$/);
  await expect.poll(() => player.points()).toMatch(new RegExp(`^${idea.points} `));
  await handIn.focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.getByText("Practice: it counts for nothing.").waitFor();
  await bea.look("a day practised with");
  expect(bea.complaints).toEqual([]);
  await bea.leave();
});
