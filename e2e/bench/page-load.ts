import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { rememberGates } from "../pages/remember-gates.ts";

export interface PageLoad {
  /** Transferred bytes without headers: of all files, and of scripts. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** Milliseconds from the start of the navigation until the first widget has its first frame; `NaN` without one. */
  readonly frameMs: number;
  /** Milliseconds from the start of the navigation until the last widget is live; `NaN` on a page without one. */
  readonly readyMs: number;
  /** Sum of all layout shifts. */
  readonly layoutShift: number;
  /** Seconds that scripts ran. */
  readonly scriptSeconds: number;
  /** Addresses of the scripts, in order. */
  readonly scripts: readonly string[];
}

export interface Conditions {
  readonly cpuSlowdown: number;
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

interface LoadOptions {
  readonly conditions?: Conditions;
  readonly consent?: "given" | "unanswered";
}

/** A mid-range phone on a slow mobile network. */
export const phone: Conditions = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** A page without requests for so long counts as idle. */
const restMs = 1_000;

/** Opens a page with an empty cache and measures until it is idle. */
export async function loadPage(
  browser: Browser,
  url: string,
  { conditions, consent = "unanswered" }: LoadOptions = {},
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(rememberGates);
  await context.addCookies(consentCookies(consent));
  try {
    return await followPage(context, url, conditions);
  } finally {
    await context.close();
  }
}

/** The second of two visits by one browser. */
export function loadPageAgain(browser: Browser, url: string): Promise<PageLoad> {
  return loadPageAfter(browser, url, url);
}

/** The visit of a page by a browser that has seen another page before. */
export async function loadPageAfter(browser: Browser, first: string, second: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(rememberGates);
  try {
    await followPage(context, first);
    return await followPage(context, second);
  } finally {
    await context.close();
  }
}

async function followPage(context: BrowserContext, url: string, conditions?: Conditions): Promise<PageLoad> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    if (conditions) await emulate(page, session, conditions);
    const kinds = new Map<string, { readonly type: string; readonly url: string }>();
    const sizes = new Map<string, number>();
    let lastStir = performance.now();
    session.on("Network.requestWillBeSent", () => (lastStir = performance.now()));
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      lastStir = performance.now();
      kinds.set(requestId, { type, url: response.url });
    });
    session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      lastStir = performance.now();
      sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength);
    });
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => {
      const places = [...document.querySelectorAll<HTMLElement>("[data-widget]")];
      // The card to the other tool takes no room, and is not loaded, without a stored CV. Others load near the window.
      const shown = places.filter((place) => {
        const { height, top } = place.getBoundingClientRect();
        return height > 0 && top < window.innerHeight;
      });
      return shown.every((place) => place.dataset["widgetState"] === "ready");
    });
    // Playwright's "networkidle" sometimes never comes for files from the browser's cache.
    while (performance.now() - lastStir < restMs) await setTimeout(restMs / 5);
    const { readyAt, frameAt, shift } = await page.evaluate(() => window.watched);
    const { metrics } = await session.send("Performance.getMetrics");
    const isStyle = (id: string) => kinds.get(id)?.type === "Stylesheet";
    const isScript = (id: string) => kinds.get(id)?.type === "Script" || kinds.get(id)?.url.endsWith(".js") === true;
    const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (sizes.get(id) ?? 0), 0);
    const all = [...kinds.keys()];
    return {
      bytes: sum(all),
      scriptBytes: sum(all.filter(isScript)),
      styleBytes: sum(all.filter(isStyle)),
      frameMs: frameAt ?? Number.NaN,
      readyMs: readyAt ?? Number.NaN,
      layoutShift: shift,
      scriptSeconds: metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN,
      scripts: all.filter(isScript).map((id) => kinds.get(id)?.url ?? ""),
    };
  } finally {
    await page.close();
  }
}

/** Emulates a device and a connection, which the page reads too: by itself, Chromium gives pages the real one. */
export async function emulate(page: Page, session: CDPSession, conditions: Conditions): Promise<void> {
  const { cpuSlowdown, latencyMs, bytesPerSecond } = conditions;
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { value: connection }), {
    rtt: latencyMs,
    downlink: (bytesPerSecond * 8) / 1e6,
  });
}

interface Watched {
  frameAt: number | undefined;
  readyAt: number | undefined;
  shift: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before anything else. */
function watchPage(): void {
  const watched: Watched = { frameAt: undefined, readyAt: undefined, shift: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  new MutationObserver((records) => {
    for (const { target } of records) {
      if ((target as HTMLElement).dataset["widgetState"] === "ready") watched.readyAt = performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-widget-state"] });
  const lookForFrame = (): void => {
    const frames = [...document.querySelectorAll("[data-widget]")].map(({ shadowRoot }) =>
      shadowRoot?.querySelector("[data-widget-root]"),
    );
    if (frames.some((frame) => (frame?.getBoundingClientRect().height ?? 0) > 40)) watched.frameAt = performance.now();
    else requestAnimationFrame(lookForFrame);
  };
  lookForFrame();
}
