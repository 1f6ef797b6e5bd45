import { defineConfig } from "@playwright/test";
import { join } from "node:path";
import { findFirefox } from "./browser/find-firefox.ts";
import { sharedConfig } from "./shared-config.ts";

// Workers inherit both. Their Playwright is the one that is changed; it is already loaded in this process.
process.env["FIREFOX_PATH"] = findFirefox();
process.env["NODE_OPTIONS"] = `--import=${join(import.meta.dirname, "browser/stock-firefox.ts")}`;

export default defineConfig({
  ...sharedConfig,
  // In a folder of its own, so that a run in Chromium at the same time keeps its results.
  outputDir: "results/firefox",
  workers: 1,
  // What the driver of a stock Firefox lacks: emulated media, bodies of requests, switched-off scripts, failures of
  // calls that are held, file choosers opened by a key, rights to the clipboard, Chromium's own
  // protocol and its layout shifts, and axe.
  grepInvert: /@chromium-only/,
  testIgnore: [
    "**/{accessible.long,blast-radius.long,jobmatch-accessible.long,prerender,stillness,without-script}.test.ts",
  ],
  use: {
    ...sharedConfig.use,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: process.env["FIREFOX_PATH"],
      firefoxUserPrefs: {
        // Otherwise goBack() waits for a load event, which a page from the back-forward cache does not have.
        "fission.bfcacheInParent": false,
        "browser.sessionhistory.max_total_viewers": 0,
        // Scrollbars take no room, as on phones and on a Mac.
        "ui.useOverlayScrollbars": 1,
        // What moves is still moving when a test looks; the driver cannot ask for less motion page by page.
        "ui.prefersReducedMotion": 1,
      },
    },
  },
});
