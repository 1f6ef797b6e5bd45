import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of a Chromium: Playwright's own, `CHROMIUM_PATH`, or the system's. If none of them exists, installs
 * Playwright's or, as root on Debian, the package. Throws an error with instructions if neither is possible.
 */
export function findChromium(): string {
  const found = presentChromium() ?? (installByPlaywright() || installByApt() ? presentChromium() : undefined);
  if (found === undefined) {
    throw new Error(
      "No Chromium was found or could be installed. Run `npx playwright install chromium`, or install Chromium or " +
        "Google Chrome yourself and set CHROMIUM_PATH to its program.",
    );
  }
  return found;
}

/**
 * Returns the path of Debian's headless shell, which opens pages in half the time of a whole Chromium; without it, the
 * path of a Chromium.
 */
export function findHeadlessShell(): string {
  const debians = "/usr/bin/chromium-headless-shell";
  return existsSync(debians) ? debians : findChromium();
}

function presentChromium(): string | undefined {
  const given = process.env["CHROMIUM_PATH"];
  return [chromium.executablePath(), ...(given === undefined ? [] : [given]), ...usualPaths].find((path) =>
    existsSync(path),
  );
}

function installByPlaywright(): boolean {
  console.log("No Chromium found: installing Playwright's.");
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  return succeeds(process.execPath, [cli, "install", "chromium"]);
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Playwright's could not be installed: installing the package chromium.");
  const install = (name: string): boolean => succeeds("apt-get", ["install", "-y", name]);
  const installed = succeeds("apt-get", ["update"]) && install("chromium");
  // Older Debian versions lack the package.
  if (installed) install("chromium-headless-shell");
  return installed;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}
