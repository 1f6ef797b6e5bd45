import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";
import { installWordpress } from "./wordpress/packages.ts";

installWordpress();

export default defineConfig({
  ...chromium,
  testMatch: "wordpress/*.test.ts",
  outputDir: "results/wordpress",
  workers: 1,
  // The block editor is 2 MB of scripts from a server of one thread each.
  timeout: 120_000,
});
