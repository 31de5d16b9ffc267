// Corona when something goes wrong: a line that is lost, a server that dies.

import type { WebSocketRoute } from "playwright-core";
import { describe, expect, it } from "vitest";
import { allRead, comeToAuction, gather, Player } from "./support/corona";
import { openHouse } from "./support/house";
import { Server } from "./support/server";

const house = openHouse();

const arrive = async (name: string, address?: string) => new Player(await house.arrive({}, address), name);

/** Sockets that can be cut, and stay cut. */
async function cuttable(
  player: Player,
): Promise<{ cut: () => void; mend: () => void; sent: () => string[] }> {
  let whole = true;
  const open = new Set<WebSocketRoute>();
  const sent: string[] = [];
  await player.page.routeWebSocket(/\/api\/tables\/.*\/socket/, (socket) => {
    if (!whole) return void socket.close();
    const upstream = socket.connectToServer();
    open.add(socket);
    socket.onMessage((message) => {
      sent.push(String(message));
      upstream.send(message);
    });
  });
  return {
    cut: () => {
      whole = false;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend: () => {
      whole = true;
    },
    sent: () => sent,
  };
}

describe("a line that is lost", () => {
  it("in the middle of an auction is said quietly; a call given meanwhile is sent once", async () => {
    const [anna, bea] = await Promise.all([arrive("Anna"), arrive("Bea")]);
    const line = await cuttable(anna);
    await gather([anna, bea], { rounds: 1, glass: 60, early: true });
    await comeToAuction([anna, bea]);
    await bea.call(3);
    await anna.readsLead("Bea", 3);
    line.cut();
    await anna.page.getByText("The connection is lost; it comes back by itself.").waitFor();
    await anna.call(7);
    await anna.page.getByText("What you did will be sent then, if it still fits.").waitFor();
    await bea.call(5);
    await bea.readsLead("Bea", 5);
    line.mend();
    for (const player of [anna, bea]) {
      await player.readsLead("Anna", 7);
      expect(await player.calls()).toEqual(["Bea 3", "Bea 5", "Anna 7"]);
    }
    await anna.page.getByText("The connection is lost").waitFor({ state: "detached" });
    expect(line.sent().filter((message) => message.includes("place_call"))).toHaveLength(1);
    expect(await anna.ring()).toEqual(await bea.ring());
    await Promise.all([anna.leave(), bea.leave()]);
  });
});

describe("a server that dies", () => {
  it("in the middle of a game is back with all that was told, and the game goes on", async () => {
    const mortal = await Server.start();
    const [anna, bea] = await Promise.all([arrive("Anna", mortal.url), arrive("Bea", mortal.url)]);
    const both = [anna, bea];
    await gather(both, { rounds: 2, glass: 60, early: true });
    await comeToAuction(both);
    await bea.call(4);
    for (const player of both) await player.readsLead("Bea", 4);
    const [ring, dice] = [await anna.ring(), await anna.dice()];
    await mortal.kill();
    for (const player of both) await player.page.getByText("The connection is lost").waitFor();
    await mortal.again();
    for (const player of both)
      await player.page.getByText("The connection is lost").waitFor({ state: "detached" });
    expect(await bea.calls()).toEqual(["Bea 4"]);
    expect(await bea.ring()).toEqual(ring);
    expect(await bea.dice()).toEqual(dice);

    await anna.call(21);
    await anna.die("red").waitFor();
    await anna.press(anna.die("blue"));
    const [space] = [...ring.keys()];
    await anna.press(anna.space(space ?? 0));
    await bea.page.getByRole("img", { name: new RegExp(`^Space ${space}:.*marked blue`) }).waitFor();
    await mortal.kill();
    await mortal.again();
    for (const player of both)
      await player.page.getByText("The connection is lost").waitFor({ state: "detached" });
    await anna.press(anna.space(space ?? 0));
    await anna.press(/^Move to space/);
    await allRead(both, { Anna: 5, Bea: 7 });
    await Promise.all(both.map((player) => player.leave()));
    await mortal.stop();
  });
});
