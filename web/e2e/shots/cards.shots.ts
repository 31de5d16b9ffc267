// The pictures that links show where they were sent to (web/public/card-*.png): drawn from the boxes of the first page.

import { join } from "node:path";
import { it } from "vitest";
import { openHouse } from "../support/house";

const FOLDER = join(import.meta.dirname, "../../public");

const house = openHouse();

/** Turns the first page into a card: one game's box, or all three, as large as a card is. */
function draw(games: readonly string[]): void {
  const css = (element: HTMLElement | SVGElement, style: Record<string, string>) =>
    Object.assign(element.style, style);
  const card = document.createElement("div");
  css(card, {
    width: "1200px",
    height: "630px",
    padding: "60px",
    boxSizing: "border-box",
    display: "grid",
    gridTemplateColumns: games.length > 1 ? "1fr" : "510px 1fr",
    gap: games.length > 1 ? "24px" : "56px",
    alignItems: "center",
    justifyItems: games.length > 1 ? "center" : "start",
    background: "#a63d12",
    color: "#fff6e6",
  });
  const pictures = document.createElement("div");
  css(pictures, { display: "flex", gap: "36px" });
  for (const game of games) {
    const lid = document.querySelector<HTMLElement>(`.box-${game} .box-picture`);
    if (!lid) continue;
    const size = games.length > 1 ? "300px" : "510px";
    const copy = lid.cloneNode(true) as HTMLElement;
    css(copy, {
      width: size,
      height: size,
      background: getComputedStyle(lid).backgroundColor,
      borderRadius: "36px",
      boxSizing: "border-box",
      padding: "0",
      boxShadow: "0 10px 40px rgb(0 0 0 / 35%)",
    });
    const drawing = copy.querySelector("svg");
    if (drawing)
      css(drawing, { width: size, height: size, maxWidth: "none", padding: "20px", boxSizing: "border-box" });
    pictures.append(copy);
  }
  const title = document.createElement("div");
  title.textContent =
    games.length > 1 ? "Tablier" : (document.querySelector(`.box-${games[0]} h2`)?.textContent ?? "");
  css(title, { fontFamily: "Caprasimo", fontSize: games.length > 1 ? "110px" : "104px", lineHeight: "1.1" });
  const words = document.createElement("div");
  words.append(title);
  if (games.length === 1) {
    const house = document.createElement("div");
    house.textContent = "Tablier";
    css(house, { fontFamily: "Caprasimo", fontSize: "44px", marginTop: "18px", opacity: "0.85" });
    words.append(house);
  }
  card.append(pictures, words);
  document.body.replaceChildren(card);
  css(document.body, { margin: "0" });
}

it.each([
  ["corona", ["corona"]],
  ["colorado", ["colorado"]],
  ["koroona", ["koroona"]],
  ["tablier", ["corona", "colorado", "koroona"]],
] as const)("the card of %s", async (name, games) => {
  const person = await house.arrive();
  await person.page.setViewportSize({ width: 1200, height: 630 });
  await person.page.locator(".box-koroona").waitFor();
  await person.page.evaluate(() => document.fonts.load("80px Caprasimo"));
  await person.page.evaluate(draw, games);
  await person.page.screenshot({ path: join(FOLDER, `card-${name}.png`) });
  await person.leave();
});
