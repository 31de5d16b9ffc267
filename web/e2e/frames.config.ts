import { defineConfig } from "vitest/config";

// The client’s times: benchmarks, run by `cargo xtask bench web`, not by the tests.
export default defineConfig({
  test: {
    include: ["e2e/*.bench.ts"],
    root: new URL("..", import.meta.url).pathname,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ["dot"],
  },
});
