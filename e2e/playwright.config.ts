import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./browser/find-chromium.ts";

// Workers read this file again, and find the browser that the first reading found or installed.
process.env["CHROMIUM_PATH"] = findChromium();
const executablePath = findHeadlessShell();

export default defineConfig({
  testMatch: "{journeys,faults}/*.test.ts",
  outputDir: "results",
  fullyParallel: true,
  // A third worker is faster on an idle machine, but its start makes the first tests of the others slow.
  workers: 2,
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
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
