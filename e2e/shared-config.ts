import type { PlaywrightTestConfig } from "@playwright/test";

/** The configuration that the browser tests share in all browsers. */
export const sharedConfig = {
  testMatch: "{journeys,platform,faults}/*.test.ts",
  outputDir: "results",
  fullyParallel: true,
  // On a busy build machine, a test may fail once. Tests that needed a second attempt are reported and must be fixed.
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "da-DK",
    timezoneId: "Europe/Copenhagen",
    trace: "off",
  },
} as const satisfies PlaywrightTestConfig;
