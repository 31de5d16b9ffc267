import { defineConfig } from "vitest/config";
import { ruleBooks } from "./build/rule-books.ts";

/** What the first page needs anyway, and small parts that several pages share. */
const SHARED =
  /node_modules\/(@?preact|@fluent)|src\/(net|parts|sound|settings|pause|router|arrival|text\/index|games\/index|table\/(intent|prepare|code|names)|lessons\/taken)/;

/** What every table needs, whatever is played there. */
const TABLE = /src\/(table|rules\/(rule-sheet|use-book|books)|games\/(focus|motion|theatre|name-in))/;

/** What a game's board needs; what looks through finished games comes when it is asked for. */
const GAME = /src\/games\/(\w+)\/(?!panels\/(analysis|curve|review|throws|advice|check|commitment))/;

// The built client is embedded in the binary (crates/page), which hands in its own --outDir.
export default defineConfig({
  plugins: [ruleBooks()],
  build: {
    target: "es2022",
    // The first that know light-dark(); for older ones every colour would be written twice, with a switch between.
    cssTarget: ["chrome123", "edge123", "firefox120", "ios17.5", "safari17.5"],
    // No inline anything: the Content-Security-Policy allows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: "allow-extension",
      output: {
        // On a slow line few files are sooner here than many, for a browser asks for six at a time: what most pages
        // share is one, so are a table's frame and each game. Texts say in their names what they are, so that the
        // server can send the first ones along (crates/page/src/card.rs).
        codeSplitting: {
          groups: [
            { name: "house", test: SHARED, priority: 3 },
            { name: "table", test: TABLE, priority: 2 },
            { name: (id) => GAME.exec(id)?.[1] ?? null, debugName: "game", test: GAME, priority: 1 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, part] = /text\/(\w+)\/(\w+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
          return language ? `assets/text-${language}-${part}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  // A page is loaded within a test: a slow or busy machine takes its time for that.
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
