import { defineConfig } from "@playwright/test";
import { join } from "node:path";
import { findFirefox } from "./browser/find-firefox.ts";
import { sharedConfig } from "./shared-config.ts";

// Workers inherit both variables. Only their Playwright is patched; it is already loaded in this process.
process.env["FIREFOX_PATH"] = findFirefox();
process.env["NODE_OPTIONS"] = `--import=${join(import.meta.dirname, "browser/stock-firefox.ts")}`;

export default defineConfig({
  ...sharedConfig,
  // A separate folder, so that a simultaneous run in Chromium keeps its results.
  outputDir: "results/firefox",
  workers: 1,
  // Tests that need something which the driver of a stock Firefox lacks: emulated media, request bodies, disabled
  // scripts, failures of calls that are held, file choosers opened by a key, clipboard permissions, Chromium's own
  // protocol and its layout shifts, and axe.
  grepInvert: /@chromium-only/,
  testIgnore: [
    "**/{accessible.long,blast-radius.long,jobmatch-accessible.long,prerender,stillness.long,without-script}.test.ts",
  ],
  use: {
    ...sharedConfig.use,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: process.env["FIREFOX_PATH"],
      firefoxUserPrefs: {
        // Without this, goBack() waits for a load event, which does not occur for a page from the back-forward cache.
        "fission.bfcacheInParent": false,
        "browser.sessionhistory.max_total_viewers": 0,
        // Scrollbars take up no space, as on phones and Macs.
        "ui.useOverlayScrollbars": 1,
        // Without this, elements are still moving when a test checks them: the driver cannot request reduced motion for
        // a single page.
        "ui.prefersReducedMotion": 1,
      },
    },
  },
});
