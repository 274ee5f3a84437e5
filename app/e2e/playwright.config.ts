// Journeys through the running product: the built app and Worker in workerd, a real EVM node, Chromium.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  globalSetup: "../../worker/tests/support/migrated.ts",
  // Two cores: one journey at a time is quicker than two that wait for each other.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  outputDir: "../../test-results",
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
    screenshot: "only-on-failure",
    reducedMotion: "reduce",
  },
});
