import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import type { Figure } from "./figure.ts";

export interface Memory {
  /** Resident bytes of the server's own process. */
  readonly server: number;
  /** Bytes of the server's process and its children; shared memory counts once (PSS). */
  readonly together: number;
}

/** Returns the peak memory of a server while `work` runs. Works only on Linux. */
export async function peakMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly peak: Memory }> {
  let peak: Memory = { server: 0, together: 0 };
  const look = async () => {
    const [server, together] = await Promise.all([residentOf(pid), sharedOnce(pid)]);
    peak = { server: Math.max(peak.server, server), together: Math.max(peak.together, together) };
  };
  const timer = setInterval(() => void look(), 50);
  try {
    const result = await work();
    await look();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}

/** The resident bytes of a process. */
export async function residentOf(pid: number): Promise<number> {
  return kilobytesIn(await read(`/proc/${pid}/status`), "VmRSS");
}

async function sharedOnce(pid: number): Promise<number> {
  const [rollup, children] = await Promise.all([
    read(`/proc/${pid}/smaps_rollup`),
    read(`/proc/${pid}/task/${pid}/children`),
  ]);
  const below = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(sharedOnce));
  return below.reduce((sum, memory) => sum + memory, kilobytesIn(rollup, "Pss"));
}

function kilobytesIn(text: string, key: string): number {
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0) * 1024;
}

/** Reads a file of a process. Returns an empty text if the process has ended. */
function read(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

/** Measures how long a visitor waits from choosing a CV until the page shows its review. */
export async function measureReviewInBrowser(
  browser: Browser,
  origin: string,
  report: (figure: Figure) => void,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    await context.addInitScript(rememberGates);
    await context.addCookies(consentCookies("given"));
    const tool = new CvCheck(await context.newPage());
    await tool.open();
    const startedAt = performance.now();
    await tool.review(fixture("cv-two-pages-da.pdf"));
    const value = (performance.now() - startedAt) / 1_000;
    report({ name: "review of a two-page CV in a browser", value, budget: 5, unit: "s", bound: "most" });
  } finally {
    await context.close();
  }
}
