import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";

export default defineConfig({
  ...chromium,
  testMatch: "cms/*/*.test.ts",
  outputDir: "results/cms",
  workers: 1,
  // Editors and CMSs are programs of others, which lose a key now and then while the machine is busy.
  retries: process.env["CI"] === undefined ? 0 : 2,
  // The block editor of WordPress consists of 2 MB of scripts, and each server process has only one thread.
  timeout: 120_000,
});
