import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";

/**
 * Opens an address in a browser without a debugger, since Chromium prerenders nothing while a debugger is attached. The
 * pages act by their own scripts and report to their server. Returns a function that closes the browser.
 */
export async function openAlone(url: string): Promise<() => Promise<void>> {
  const profile = await mkdtemp(join(tmpdir(), "alone-"));
  const browser = spawn(
    findChromium(),
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      `--user-data-dir=${profile}`,
      // Keeps the browser open without a window.
      "--remote-debugging-port=0",
      url,
    ],
    { stdio: "ignore", detached: true },
  );
  const endAll = (): void => {
    // The process group includes the browser's child processes.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, "SIGKILL");
  };
  process.once("exit", endAll);
  const exited = once(browser, "exit");
  return async () => {
    endAll();
    await exited;
    process.off("exit", endAll);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}
