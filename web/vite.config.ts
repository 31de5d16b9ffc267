import { defineConfig } from "vitest/config";
import { ruleBooks } from "./build/rule-books.ts";

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
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "node" },
});
