import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./browser/find-chromium.ts";
import { leftOutOf } from "./checks/browser-runners.ts";
import { sharedConfig } from "./shared-config.ts";

// Workers read this file again and use the browser that the first process found or installed.
process.env["CHROMIUM_PATH"] = findChromium();
const executablePath = findHeadlessShell();

export default defineConfig({
  ...sharedConfig,
  ...leftOutOf(process.env),
  // A third worker is faster on an idle machine, but its start slows the first tests of the other two.
  workers: 2,
  use: {
    ...sharedConfig.use,
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
