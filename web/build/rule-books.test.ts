import { expect, it } from "vitest";
import { numberOf, toHtml } from "./rule-books";

it("a heading's number", () => {
  expect(numberOf("C5 · Setting up")).toBe("C5");
  expect(numberOf("N28 · Was abgeschaltet werden kann")).toBe("N28");
  expect(numberOf("Setting up")).toBeNull();
  expect(numberOf("C5 Setting up")).toBeNull();
});

it("numbered points can be gone to", () => {
  const { html } = toHtml("# Corona\n\n### C5 · Setting up\n\nSee [C7](#c7).\n");
  expect(html).toContain('<h3 id="c5"><span class="rule-number">C5</span> Setting up</h3>');
  expect(html).toContain('<a href="#c7">C7</a>');
});

it("each drawing is taken along once", () => {
  const { html, drawings } = toHtml("![a ring](../drawings/ring.svg)\n\n![again](../drawings/ring.svg)\n");
  expect(drawings).toEqual(["ring.svg"]);
  expect(html.match(/src="%0%"/g)).toHaveLength(2);
  expect(html).toContain('alt="a ring"');
});

it("an empty corner of a table is no header, and other pages are named", () => {
  const { html } = toHtml("| | by |\n|---|---|\n| a | [the dice](../../dice.md) |\n");
  expect(html).toContain("<td></td>");
  expect(html).toContain("<th>by</th>");
  expect(html).toContain("<cite>the dice</cite>");
});

it("every example has a place for its board, numbered through the book", () => {
  const { html } = toHtml("**Example.** One.\n\nNot **one**.\n\n### C5 · Setting up\n\n**Exemple.** Two.\n");
  const places = Array.from(html.matchAll(/<\/p>\n<div class="book-example" data-example="(\d)">/g));
  expect(places.map(([, number]) => number)).toEqual(["0", "1"]);
});
