import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";
import { installWordpress } from "./wordpress/packages.ts";

installWordpress();

export default defineConfig({
  ...chromium,
  testMatch: "wordpress/*.test.ts",
  outputDir: "results/wordpress",
  workers: 1,
  // The block editor consists of 2 MB of scripts, and each server process has only one thread.
  timeout: 120_000,
});
