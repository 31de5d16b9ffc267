import { defineConfig } from "vitest/config";

// Tests in real browsers, three files at a time: each has a server and a browser of its own, and waits more than it works,
// so that two cores carry them.
export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    root: new URL("..", import.meta.url).pathname,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What fails beside others is tried once more, and reported as such.
    retry: 1,
    // People are patient on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
