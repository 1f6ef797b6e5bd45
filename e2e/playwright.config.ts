import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./browser/find-chromium.ts";

// Workers read this file again; they find what the first reading found or installed.
process.env["CHROMIUM_PATH"] = findChromium();
const executablePath = findHeadlessShell();

export default defineConfig({
  testMatch: "{journeys,faults}/*.test.ts",
  outputDir: "results",
  fullyParallel: true,
  // Tests wait for pages more than they compute: a third keeps two processors busy.
  workers: 3,
  // A busy build machine is no reason to refuse a change. What needs its second attempt is named, and is to be mended.
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
