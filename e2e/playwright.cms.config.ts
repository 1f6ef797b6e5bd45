import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";

export default defineConfig({
  ...chromium,
  testMatch: "cms/*/*.test.ts",
  outputDir: "results/cms",
  workers: 1,
  // The block editor of WordPress consists of 2 MB of scripts, and each server process has only one thread.
  timeout: 120_000,
});
