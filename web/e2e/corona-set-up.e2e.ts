// A set-up that outlasts the page it was begun on, and time that runs low.

import { describe, expect, it } from "vitest";
import { comeToAuction, Player } from "./support/corona";
import { openHouse } from "./support/house";

const house = openHouse();

/** Two seats at one device: whoever sets up, it is done here. */
async function open(name: string, terms: { idle?: number } = {}): Promise<Player> {
  const player = new Player(await house.arrive(), name);
  await player.openTable({ rounds: 2, glass: 60, early: true });
  if (terms.idle) {
    const seconds = player.page.getByRole("group", { name: "Waiting for each other" }).getByLabel("Seconds");
    await seconds.last().fill(String(terms.idle));
    await player.page.keyboard.press("Tab");
  }
  await player.person.seatToo("Zoe");
  await player.press("Start");
  await player.button("Scatter them for me").waitFor();
  return player;
}

const notesOf = ({ page }: Player): string[] => {
  const sent: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes("place_so_far")) sent.push(String(payload));
    });
  });
  return sent;
};

describe("a set-up", () => {
  it("of three pieces is there after a reload and in a second window, and is finished there", async () => {
    const anna = await open("Anna");
    for (const space of [3, 3, 7]) await anna.press(new RegExp(`^Space ${space}:`));
    await anna.page.waitForTimeout(1200);
    const notes = notesOf(anna);
    await anna.page.reload();
    await anna.button("3 pieces to place").waitFor();
    expect(await anna.ring()).toEqual(
      new Map([
        [3, 2],
        [7, 1],
      ]),
    );
    // The same person with a second window: what is put down in one is seen in the other.
    const second = await anna.person.context.newPage();
    await second.goto(anna.page.url());
    await second.getByRole("button", { name: "3 pieces to place" }).waitFor();
    await second.getByRole("button", { name: /^Space 9:/ }).click();
    await anna.button("2 pieces to place").waitFor();
    expect(await anna.ring()).toEqual(
      new Map([
        [3, 2],
        [7, 1],
        [9, 1],
      ]),
    );
    await second.close();
    for (const space of [0, 0]) await anna.press(new RegExp(`^Space ${space}:`));
    await anna.press("Roll the dice");
    await anna.pad.waitFor();
    // What was heard is not noted again, and a quick sequence is one note at most.
    expect(notes.length).toBeLessThanOrEqual(1);
    expect(anna.person.complaints).toEqual([]);
    await anna.leave();
  });

  it("is not hidden, after a reload, by the round before", async () => {
    const anna = await open("Anna");
    await comeToAuction([anna], [0, 3, 3, 5, 8, 8]);
    await anna.call(21);
    await anna.playOnePiece();
    await anna.press("Next round");
    await anna.page.getByText(/called 21 and got only/).waitFor();
    // Looked at once more, it is that round, by its number and in words.
    const round = anna.page.locator(".corona-round .corona-number");
    expect(await round.textContent()).toBe("2");
    await anna.press("Show me");
    await anna.readsNow("This is the previous round");
    expect(await round.textContent()).toBe("1");
    await anna.press("Close");
    await anna.readsNow("Put the six pieces anywhere");
    await anna.press(/^Space 4:/);
    await anna.page.waitForTimeout(1200);
    await anna.page.reload();
    await anna.button("5 pieces to place").waitFor();
    expect(await anna.button("Next round").count()).toBe(0);
    expect([...(await anna.ring())]).toEqual([[4, 1]]);
    await anna.leave();
  });

  it("may be thought over as often as one likes; the table keeps so many changes and no refusal is seen", async () => {
    const anna = await open("Anna");
    const notes = notesOf(anna);
    await anna.page.reload();
    await anna.button("Scatter them for me").waitFor();
    for (let n = 0; n < 30; n++) {
      await anna.press("Scatter them for me");
      await anna.page.waitForTimeout(500);
    }
    expect(notes.length).toBeGreaterThan(10);
    expect(notes.length).toBeLessThanOrEqual(24);
    expect(await anna.page.locator(".now-notice").count()).toBe(0);
    await anna.press("Roll the dice");
    await anna.pad.waitFor();
    await anna.leave();
  });

  it("shows its time running low, says so once, and what lay stays", async () => {
    const anna = await open("Anna", { idle: 10 });
    // Four on one space: chance alone would hardly ever put them there.
    for (let piece = 0; piece < 4; piece++) await anna.press(/^Space 3:/);
    await anna.page.locator(".corona-low").waitFor();
    await anna.readsNow("the rest is scattered");
    await anna.pad.waitFor();
    expect((await anna.ring()).get(3)).toBeGreaterThanOrEqual(4);
    expect(anna.person.complaints).toEqual([]);
    await anna.leave();
  });
});
