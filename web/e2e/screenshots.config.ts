import { defineConfig } from "vitest/config";

// Pictures of every page and phase, for people to look at: `cargo xtask screenshots`.
export default defineConfig({
  test: {
    include: ["e2e/shots/*.shots.ts"],
    root: new URL("..", import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
