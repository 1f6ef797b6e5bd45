import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./browser/find-chromium.ts";
import { sharedConfig } from "./shared-config.ts";

// Workers read this file again, and find the browser that the first reading found or installed.
process.env["CHROMIUM_PATH"] = findChromium();
const executablePath = findHeadlessShell();

export default defineConfig({
  ...sharedConfig,
  // A third worker is faster on an idle machine, but its start makes the first tests of the others slow.
  workers: 2,
  use: {
    ...sharedConfig.use,
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
