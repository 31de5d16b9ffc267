// The rule books of docs/rules as modules: `import book from "virtual:rule-book/corona/en"`. Markdown becomes HTML
// here, while building, so that no reader of Markdown travels to the browser.

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

const PREFIX = "virtual:rule-book/";
const BOOKS = resolve(import.meta.dirname, "../../docs/rules");

/** A point's number from its heading: `C5 · Setting up` → `C5`. */
export function numberOf(heading: string): string | null {
  return /^([A-Z]\d+) · /.exec(heading)?.[1] ?? null;
}

/** A book as HTML: numbered headings get their number as id, drawings a placeholder that the module fills in, examples an
 * empty place with their number. */
export function toHtml(markdown: string): { html: string; drawings: string[] } {
  const drawings: string[] = [];
  let examples = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const number = numberOf(text);
        if (!number) return `<h${depth}>${text}</h${depth}>\n`;
        const title = text.slice(number.length + 3);
        const id = number.toLowerCase();
        return `<h${depth} id="${id}"><span class="rule-number">${number}</span> ${title}</h${depth}>\n`;
      },
      // A paragraph that begins with a bold word begins an example: there is a place for its board.
      paragraph({ tokens }) {
        const text = `<p>${this.parser.parseInline(tokens)}</p>\n`;
        return tokens[0]?.type === "strong"
          ? `${text}<div class="book-example" data-example="${examples++}"></div>\n`
          : text;
      },
      tablecell(cell) {
        const text = this.parser.parseInline(cell.tokens);
        const tag = cell.header && text !== "" ? "th" : "td";
        return `<${tag}>${text}</${tag}>`;
      },
      // Other pages of the docs are not part of the client: they are named, not linked.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return href.startsWith("#") ? `<a href="${href}">${text}</a>` : `<cite>${text}</cite>`;
      },
      image({ href, text }) {
        const name = href.slice(href.lastIndexOf("/") + 1);
        if (!drawings.includes(name)) drawings.push(name);
        return `<img class="drawing" src="%${drawings.indexOf(name)}%" alt="${text.replaceAll('"', "&quot;")}" loading="lazy">`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), drawings };
}

export function ruleBooks(): Plugin {
  return {
    name: "rule-books",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game, language] = id.slice(PREFIX.length + 1).split("/");
      const path = resolve(BOOKS, `${language}/${game}.md`);
      if (!existsSync(path)) return "export default null;";
      this.addWatchFile(path);
      const { html, drawings } = toHtml(readFileSync(path, "utf8"));
      const imports = drawings.map(
        (name, i) =>
          `import d${i} from ${JSON.stringify(`${resolve(BOOKS, "drawings", name)}?url&no-inline`)};`,
      );
      const list = drawings.map((_, i) => `d${i}`).join(", ");
      return `${imports.join("\n")}
const drawings = [${list}];
export default ${JSON.stringify(html)}.replace(/%(\\d+)%/g, (_, i) => drawings[i]);`;
    },
  };
}
