// The house around the games: the first page, languages, themes, rule books, joining, what is sent and to whom.

import { describe, expect, it } from "vitest";
import { GAME_NAMES } from "../src/games";
import { GAMES, type Game } from "./support/browser";
import { openHouse } from "./support/house";
import { outside, placeOf, widthOf } from "./support/place";

const house = openHouse();

/** What a phone on its side has to show of a game at once. */
const BOARDS: Record<Game, string> = {
  Corona: ".corona-ring",
  Colorado: ".colorado-table",
  Koroona: ".koroona-table",
};

describe("the first page", () => {
  it("shows the games, in the browser's language, and switches", async () => {
    const person = await house.arrive({ language: "fr" });
    for (const game of GAMES) await person.page.getByRole("heading", { name: game }).waitFor();
    await person.page.getByText("oserez-vous miser").waitFor();
    expect(await person.page.locator("html").getAttribute("lang")).toBe("fr");
    await person.page.getByRole("button", { name: "Deutsch" }).click();
    await person.page.getByText("traust du dich zu bieten").waitFor();
    await person.page.reload();
    await person.page.getByText("traust du dich zu bieten").waitFor();
    expect(await person.page.locator("html").getAttribute("lang")).toBe("de");
    await person.leave();
  });

  it("changes its theme by a tap, and keeps it", async () => {
    const person = await house.arrive({ theme: "light" });
    const paper = () => person.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const day = await paper();
    await person.page.getByRole("button", { name: "Theme of the device" }).click();
    await person.page.getByRole("button", { name: "Light" }).click();
    await person.page.getByRole("button", { name: "Dark" }).waitFor();
    expect(await paper()).not.toBe(day);
    await person.page.reload();
    await person.page.getByRole("button", { name: "Dark" }).waitFor();
    await person.leave();
  });

  it("offers its first game without scrolling, and the ways into a game in order", async () => {
    const person = await house.arrive({ size: "short" });
    const first = person.button("Play now: Corona, against bots");
    for (const size of [
      { width: 390, height: 664 },
      { width: 320, height: 568 },
      { width: 664, height: 390 },
    ]) {
      await person.page.setViewportSize(size);
      expect(await outside(first), `${size.width}×${size.height}`).toEqual([]);
      expect(await widthOf(person.page)).toBe(size.width);
    }
    await person.page.setViewportSize({ width: 1440, height: 900 });
    const links = person.page.locator(".box-corona .box-rules");
    const places = await Promise.all((await links.all()).map((link) => placeOf(link)));
    expect(new Set(places.map(([top]) => top)).size).toBe(1);
    const lefts = places.map(([, left]) => left ?? 0);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    await person.leave();
  });

  it("says why a code leads nowhere", async () => {
    const person = await house.arrive();
    await person.page.getByLabel("The code somebody told you").fill("KLM-PRT");
    await person.page.getByRole("button", { name: "Join", exact: true }).click();
    await person.page.getByText("There is no table with this code").waitFor();
    await person.leave();
  });
});

describe("a table", () => {
  it("is not found by its short code once the door is closed, but by its link; and by another code after that", async () => {
    const [anna, bert] = await Promise.all([house.arrive({ size: "phone" }), house.arrive()]);
    await anna.page.setViewportSize({ width: 390, height: 664 });
    await anna.openTable("Colorado", "Anna");
    const link = anna.page.url();
    expect(link).toMatch(/\/t\/[B-Z]{12}$/);
    await anna.press(/Share the code/);
    const short = anna.page.locator(".share-code");
    const first = (await short.textContent()) ?? "";
    expect(first).toMatch(/^[B-Z]{3}-[B-Z]{3}$/);
    await anna.page.getByRole("img", { name: "QR code of the link" }).waitFor();
    // All of it is on the screen, whose letters are not the widest.
    await short.evaluate((code) => {
      code.textContent = "KLM-PRT";
    });
    const body = anna.page.locator(".sheet-body");
    expect(await body.evaluate((body) => body.scrollHeight - body.clientHeight)).toBeLessThanOrEqual(0);
    await anna.press("Close the door");
    await short.waitFor({ state: "detached" });
    const type = async (code: string) => {
      await bert.page.getByLabel("The code somebody told you").fill(code);
      await bert.page.getByRole("button", { name: "Join", exact: true }).click();
    };
    await type(first);
    await bert.page.getByText("There is no table with this code, or its door is closed").waitFor();
    await bert.page.goto(link);
    await bert.page.getByRole("button", { name: "Take a seat" }).waitFor();
    expect(await bert.button("Invite others").count()).toBeGreaterThan(0);
    await bert.page.goto(house.url);
    await anna.press("Open the door");
    const second = (await short.textContent()) ?? "";
    expect(second).not.toBe(first);
    await type(second);
    await bert.page.waitForURL(link);
    expect(anna.complaints).toEqual([]);
    await Promise.all([anna.leave(), bert.leave()]);
  });

  it("is joined by its code from another browser; both see each other sit down", async () => {
    const [anna, bert] = await Promise.all([house.arrive(), house.arrive({ size: "phone", language: "de" })]);
    await anna.openTable("Corona", "Anna");
    await anna.page.getByRole("button", { name: /Share the code/ }).click();
    const code = (await anna.page.locator(".share-code").textContent()) ?? "";
    await anna.page.getByRole("img", { name: "QR code of the link" }).waitFor();
    await anna.page.getByRole("button", { name: "Close", exact: true }).click();
    await bert.page.getByLabel("Der Code, den du bekommen hast").fill(code.toLowerCase());
    await bert.page.getByRole("button", { name: "Beitreten" }).click();
    await bert.page.getByLabel("Dein Name").fill("Bert");
    await bert.page.getByRole("button", { name: "Hinsetzen", exact: true }).click();
    await anna.page.locator(".chairs").getByText("Bert").waitFor();
    await bert.page.locator(".chairs").getByText("Anna").waitFor();
    expect([...anna.complaints, ...bert.complaints]).toEqual([]);
    await Promise.all([anna.leave(), bert.leave()]);
  });

  it("fits a small phone's width, however wide its code's letters are, with somebody watching", async () => {
    const anna = await house.arrive({ size: "phone" });
    await anna.openTable("Corona", "Anna");
    const visitor = await house.arrive({}, anna.page.url());
    const { page } = anna;
    await page.getByText("one person is watching").waitFor({ state: "attached" });
    const code = page.locator(".bar-code");
    await code.evaluate((button) => {
      const text = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (text) text.textContent = "WWW-WWW";
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const cut = () => code.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(await cut()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await cut()).toBeLessThanOrEqual(0);
    await Promise.all([anna.leave(), visitor.leave()]);
  });

  it.each(GAMES)("%s is played on one screen by a phone on its side", async (game) => {
    const anna = await house.arrive({ size: "phone" });
    await anna.page.setViewportSize({ width: 844, height: 390 });
    await anna.playNow(game);
    const board = anna.page.locator(BOARDS[game]);
    await board.waitFor();
    const box = await board.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(391);
    expect(box?.width ?? 0).toBeGreaterThan(220);
    expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
    await anna.leave();
  });

  it("a seat goes to another device by a link, once", async () => {
    const laptop = await house.arrive();
    await laptop.playNow("Corona");
    await laptop.page.getByRole("button", { name: "Menu" }).click();
    await laptop.page.getByRole("button", { name: "Take this seat to another device" }).click();
    const link = await laptop.page.getByRole("textbox", { name: "Link" }).inputValue();
    const phone = await house.arrive({ size: "phone" });
    await phone.page.goto(link);
    await phone.page.locator(".seat-own").waitFor();
    await laptop.page.locator(".seat-own").waitFor({ state: "detached" });
    expect(phone.page.url()).not.toContain("seat=");
    await Promise.all([laptop.leave(), phone.leave()]);
  });
});

describe("the games on paper", () => {
  it("are a link away on the first page and in the rule books, in the language that is read", async () => {
    const person = await house.arrive({ language: "fr" });
    const pdf = async (link: string | null) => {
      expect(link).toContain("language=fr");
      const reply = await person.context.request.get(`${house.url}${link}`);
      expect([reply.status(), reply.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      expect((await reply.body()).subarray(0, 5).toString()).toBe("%PDF-");
    };
    for (const game of GAMES) {
      const link = person.page.getByRole("link", { name: `${game} sur papier, à imprimer` });
      await pdf(await link.getAttribute("href"));
    }
    await person.page.goto(`${house.url}/rules/corona`);
    const links = person.page.locator(".printing a");
    await links.first().waitFor();
    expect(await links.count()).toBe(4);
    for (const link of await links.all()) await pdf(await link.getAttribute("href"));
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});

describe("the rule books", () => {
  it.each(GAME_NAMES)("%s is read in three languages, with its drawings", async (game) => {
    for (const language of ["en", "fr", "de"] as const) {
      const person = await house.arrive({ language });
      await person.page.goto(`${house.url}/rules/${game}`);
      await person.page.locator(".book h3").first().waitFor();
      expect(await person.page.locator(".book h3[id]").count()).toBeGreaterThan(0);
      const drawing = person.page.locator(".drawing").first();
      await drawing.scrollIntoViewIfNeeded();
      await person.page.waitForFunction(
        () => document.querySelector<HTMLImageElement>(".drawing")?.naturalWidth,
      );
      expect(person.complaints).toEqual([]);
      await person.leave();
    }
  });
});

describe("what is sent", () => {
  it("is under a strict policy, and no other host is asked for anything", async () => {
    const answer = await fetch(house.url);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(await answer.text()).not.toMatch(/<script>|<style>|\sstyle=|\son\w+=/);
    const person = await house.arrive();
    await person.playNow("Corona");
    await person.page.goto(`${house.url}/rules/corona`);
    await person.page.locator(".book h3").first().waitFor();
    expect(person.foreign).toEqual([]);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});

describe("axe finds nothing to complain about", () => {
  it.each(["phone", "desktop"] as const)("on a %s, by day and by night", async (size) => {
    const person = await house.arrive({ size });
    const page = person.page;
    await page.getByRole("heading", { name: "Corona" }).waitFor();
    await person.look("home");
    await page.goto(`${house.url}/rules/corona`);
    await page.locator(".book h3").first().waitFor();
    await person.look("rules");
    await page.goto(`${house.url}/somewhere/else`);
    await page.getByRole("heading", { name: "Nothing here" }).waitFor();
    await person.look("nowhere");
    for (const game of GAMES) {
      await page.goto(house.url);
      await page.getByRole("button", { name: `Open a table of ${game} for friends` }).click();
      await page.getByRole("button", { name: "Take a seat" }).waitFor();
      await person.look(`lobby of ${game}`);
    }
    for (const [button, sheet] of [
      [/Share the code/, "share"],
      ["Menu", "menu"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await page.getByRole("dialog").waitFor();
      await person.look(sheet);
      await page.getByRole("button", { name: "Close", exact: true }).click();
    }
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});
