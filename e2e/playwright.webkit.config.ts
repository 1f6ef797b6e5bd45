import { defineConfig } from "@playwright/test";
import { sharedConfig } from "./shared-config.ts";
import { findWebKit } from "./webkit/find-webkit.ts";

findWebKit();

// Uses only Playwright's test runner: Playwright's WebKit is in no package registry, and Playwright drives no other
// WebKit.
export default defineConfig({
  ...sharedConfig,
  testMatch: "webkit/*.test.ts",
  outputDir: "results/webkit",
  workers: 1,
  timeout: 120_000,
});
