import { defineConfig } from "@playwright/test";
import { normalUrl } from "./tests/e2e/servers";
import { browserFlags, findBrowser } from "./tests/browser";

const browser = await findBrowser();

/** Browser tests: real Chromium, the production build, the sandbox. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits for a third of its time.
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  // A run on a crowded machine may lose one to the clock; the report names it as flaky.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  globalSetup: "./tests/e2e/globalSetup.ts",
  use: {
    baseURL: normalUrl,
    locale: "en-GB",
    timezoneId: "UTC",
    viewport: { width: 1440, height: 900 },
    // Nothing waits for a movement; that movements stop where a reader asks is the stylesheet's test.
    contextOptions: { reducedMotion: "reduce" },
    // What cannot be clicked says so by itself, not when the whole test has run out of time.
    actionTimeout: 20_000,
    // Recording every test costs two fifths of the run; one that fails in CI is recorded when it is tried again.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: browser.executablePath,
      args: browserFlags,
      env: { ...process.env, ...browser.env },
    },
  },
});
