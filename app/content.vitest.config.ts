import { defineConfig } from "vitest/config";

/**
 * The content check: what every lesson, summary, quiz and glossary entry must keep. It prints the words, reading time
 * and Flesch–Kincaid grade of each lesson.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: ["app/src/content/**/*.check.{ts,tsx}"],
    environment: "node",
  },
});
