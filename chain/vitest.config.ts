// The chain's own tests: each file starts a real node on free ports, so files run one after another.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["chain/**/*.test.ts"],
    root: new URL("..", import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 90_000,
  },
});
