// The set-up's own tests.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["scripts/**/*.test.ts"],
    root: new URL("..", import.meta.url).pathname,
  },
});
