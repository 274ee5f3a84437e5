import { defineConfig } from "vitest/config";

/** The app's unit tests, beside their modules; and those of its build steps. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: ["app/src/**/*.test.{ts,tsx}", "scripts/app/**/*.test.ts"],
    environment: "node",
  },
});
