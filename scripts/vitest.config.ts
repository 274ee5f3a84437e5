// The set-up's own tests.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The app's build steps are tested with the app.
    include: ["scripts/{setup,test}/**/*.test.ts"],
    root: new URL("..", import.meta.url).pathname,
  },
});
