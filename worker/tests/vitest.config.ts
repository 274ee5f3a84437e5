// The built Worker in workerd. Each file serves its own, with its own database, so files run one after another.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["worker/tests/**/*.test.ts"],
    root: new URL("../..", import.meta.url).pathname,
    globalSetup: ["worker/tests/support/migrated.ts"],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
