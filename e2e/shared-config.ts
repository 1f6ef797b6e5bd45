import type { PlaywrightTestConfig } from "@playwright/test";

/** What the browser tests have in common in every browser. */
export const sharedConfig = {
  testMatch: "{journeys,faults}/*.test.ts",
  outputDir: "results",
  fullyParallel: true,
  // A busy build machine must not refuse a change. Tests that need a second attempt are named, and must be fixed.
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
