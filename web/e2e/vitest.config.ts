import { defineConfig } from "vitest/config";

// Tests in a real browser, one file after the other: the machine may have two cores only.
export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    root: new URL("..", import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // People are patient on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
