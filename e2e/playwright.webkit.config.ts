import { defineConfig } from "@playwright/test";
import { sharedConfig } from "./shared-config.ts";
import { findWebKit } from "./webkit/find-webkit.ts";

findWebKit();

// The runner alone is Playwright's: its own WebKit is on no package registry, and it drives no other.
export default defineConfig({
  ...sharedConfig,
  testMatch: "webkit/*.test.ts",
  outputDir: "results/webkit",
  workers: 1,
  timeout: 120_000,
});
